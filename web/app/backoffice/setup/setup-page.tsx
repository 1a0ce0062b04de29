import type { Setup } from "@barakah/contract";
import type { SetupStep } from "@barakah/contract/backoffice/setup-steps";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { useSiteName } from "../../platform/site-name.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { useStaff } from "../../ui/staff/current-staff.ts";
import { OpenStep } from "./open-step.tsx";
import { setupQuery } from "./queries.ts";
import { progressTitle, STEP_TITLE, stepSummary } from "./setup-words.ts";
import { OpenCard } from "./step-head.tsx";

const MAIN = "grid w-full max-w-[872px] grid-cols-1 content-start gap-3.5 px-6 py-10 max-[900px]:p-4";

const OTHERS_SEEN_MS = 10_000;

export default function SetupPage() {
  // Shows by itself what the other person does.
  const query = useQuery({ ...setupQuery, refetchInterval: OTHERS_SEEN_MS });
  return (
    <div className="bo grid-cols-[340px_minmax(0,1fr)]! max-[900px]:grid-cols-1!">
      <title>{`Pemasangan pertama · ${useSiteName()}`}</title>
      <meta name="robots" content="noindex" />
      <SkipLink />
      {query.data && <Steps setup={query.data} />}
      {!query.data && (
        <main id="isi" tabIndex={-1} className={MAIN} aria-busy={!query.isError}>
          {query.isError ? (
            <ErrorState
              message="Pemasangan belum dapat dimuat."
              level="h1"
              error={query.error}
              onRetry={() => query.refetch()}
              retrying={query.isFetching}
            />
          ) : (
            <Spinner size="lg" label="Memuat..." />
          )}
        </main>
      )}
    </div>
  );
}

function Steps({ setup }: { setup: Setup }) {
  const next = setup.steps.find(({ state }) => state === "open")?.step;
  // Stays where somebody works, also when another person closes this step meanwhile.
  const [chosen, setChosen] = useState(setup.finished_at ? undefined : next);
  const [moved, setMoved] = useState(false);
  function go(step?: SetupStep) {
    setChosen(step);
    setMoved(true);
  }
  const open = chosen ?? (setup.finished_at ? undefined : next);
  return (
    <>
      <SetupProgress setup={setup} open={open} />
      <main id="isi" tabIndex={-1} className={MAIN}>
        <h1 className="sr-only">Pemasangan pertama</h1>
        {setup.steps.map((row, place) =>
          row.step === open ? (
            <OpenStep
              key={row.step}
              setup={setup}
              step={row.step}
              place={place}
              onBack={place > 0 ? () => go(setup.steps[place - 1]?.step) : undefined}
              takesFocus={moved}
              onClosed={go}
            />
          ) : (
            <FoldedStep key={row.step} setup={setup} row={row} onOpen={() => go(row.step)} />
          ),
        )}
        {!open && <FinishCard setup={setup} />}
      </main>
    </>
  );
}

function FinishCard({ setup }: { setup: Setup }) {
  const client = useQueryClient();
  const finish = useSend({
    mutationFn: () => api.call("POST /api/admin/setup/finish/", {}),
    onSuccess: (answer) => putCached(client, setupQuery.queryKey, answer),
  });
  const skipped = setup.steps.filter(({ state }) => state === "skipped").length;
  return (
    <OpenCard
      aria-labelledby="selesai"
      foot={
        setup.finished_at ? (
          <LinkButton to="/admin" className="ml-auto" label="Ke back office" />
        ) : (
          <Button className="ml-auto" busy={finish.busy} onClick={() => finish.send()} label="Selesai" />
        )
      }
    >
      <h2 id="selesai" className="text-xl leading-7 font-extrabold">
        {setup.finished_at ? "Pemasangan selesai" : "Semua langkah sudah dilalui"}
      </h2>
      <p className="max-w-[60ch] text-text-2">
        {skipped > 0
          ? `${skipped} langkah dilewati; kamu dapat membukanya lagi di atas kapan saja.`
          : "Semua terbukti. Selamat membuka komunitasmu."}
      </p>
    </OpenCard>
  );
}

const STATE = { done: "Beres", skipped: "Dilewati", open: "Belum" } as const;

const FoldedStep = ({
  setup,
  row: { step, state },
  onOpen,
}: {
  setup: Setup;
  row: Setup["steps"][number];
  onOpen(): void;
}) => (
  <section
    className="flex items-center gap-3 rounded-lg border border-border bg-surface py-3 pr-1.5 pl-4.5"
    aria-label={STEP_TITLE[step]}
  >
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
        <b>{STEP_TITLE[step]}</b>
        <span
          className={`rounded-full px-2.5 py-0.5 text-[0.75rem] font-[700] whitespace-nowrap ${state === "done" ? "bg-primary-soft text-on-primary-soft" : "bg-surface-2 text-text-2"}`}
        >
          {STATE[state]}
        </span>
      </p>
      <p className="text-text-2 wrap-anywhere">{stepSummary(step, setup)}</p>
    </div>
    <Button variant="quiet" size="sm" onClick={onOpen}>
      {state === "open" ? "Buka" : "Ubah"}
      <span className="sr-only"> langkah {STEP_TITLE[step]}</span>
    </Button>
  </section>
);

function SetupProgress({ setup, open }: { setup: Setup; open: SetupStep | undefined }) {
  const { full_name, username } = useStaff();
  const closed = setup.steps.filter(({ state }) => state !== "open").length;
  return (
    <aside
      className="kawung sticky top-0 flex min-h-dvh flex-col overflow-hidden bg-[linear-gradient(180deg,var(--brand-from),var(--brand-to))] px-6 py-7 text-on-brand *:relative max-[900px]:relative max-[900px]:min-h-0 max-[900px]:px-4 max-[900px]:py-4.5"
      aria-label="Kemajuan"
    >
      <Link to="/admin" className="flex items-center gap-2.5">
        <img src="/logo/light.svg" alt="" width={36} height={36} />
        <span>
          <b className="block text-[0.9375rem] leading-[1.125rem] font-extrabold tracking-[.02em]">
            {useSiteName()}
          </b>
          <small className="block text-xs text-on-brand-2">Pemasangan pertama</small>
        </span>
      </Link>
      <h2 className="mt-7 text-[1.375rem] leading-7 font-extrabold">{progressTitle(setup)}</h2>
      <p className="mt-1 text-on-brand-2">
        Satu malam, berdua. Boleh ditutup dan dilanjutkan kapan saja dari Hari ini.
      </p>
      <progress
        className="mt-5 mb-6 block h-2 w-full overflow-hidden rounded-[4px] border-0 bg-[rgb(255_255_255/.22)] max-[900px]:mt-3.5 max-[900px]:mb-0.5 [&::-moz-progress-bar]:bg-on-brand [&::-webkit-progress-bar]:bg-[rgb(255_255_255/.22)] [&::-webkit-progress-value]:bg-on-brand"
        value={closed}
        max={setup.steps.length}
        aria-label="Langkah yang beres"
      />
      <ol className="grid gap-[22px] max-[900px]:hidden">
        {setup.steps.map(({ step, state }, place) => (
          <li key={step} className="flex min-w-0 gap-3" aria-current={step === open ? "step" : undefined}>
            <span
              className={`grid size-7.5 flex-none place-items-center rounded-full border-2 font-extrabold ${step === open ? "border-(--kunyit-400) bg-(--kunyit-400) text-on-accent" : state === "done" ? "border-transparent bg-[rgb(255_255_255/.22)]" : "border-[rgb(255_255_255/.7)]"}`}
              aria-hidden="true"
            >
              {state === "done" ? <Icon name="check-bold" size={16} /> : place + 1}
            </span>
            <span className="min-w-0">
              <b className="block">{STEP_TITLE[step]}</b>
              <small className="block text-on-brand-2 wrap-anywhere">
                {state === "skipped" ? "Dilewati, atur nanti" : stepSummary(step, setup)}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-auto pt-6 text-[0.75rem] text-on-brand-2 max-[900px]:hidden">
        Masuk sebagai {full_name || username}.
      </p>
    </aside>
  );
}
