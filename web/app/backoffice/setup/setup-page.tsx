import type { Setup } from "@barakah/contract";
import type { SetupStep } from "@barakah/contract/backoffice/setup-steps";
import { SITE_NAME } from "@barakah/contract/platform/locale";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { useStaff } from "../shell/staff.ts";
import { OpenStep } from "./open-step.tsx";
import { setupQuery } from "./queries.ts";
import { progressTitle, STEP_TITLE, stepSummary } from "./setup-words.ts";
import "./setup.css";

export default function SetupPage() {
  const query = useQuery(setupQuery);
  return (
    <div className="bo setup">
      <title>Pemasangan pertama · BARAKAH APP</title>
      <meta name="robots" content="noindex" />
      <SkipLink />
      {query.data && <Steps setup={query.data} />}
      {!query.data && (
        <main id="isi" tabIndex={-1} className="setup-main" aria-busy={!query.isError}>
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
  const [chosen, setChosen] = useState<SetupStep>();
  const [moved, setMoved] = useState(false);
  function go(step?: SetupStep) {
    setChosen(step);
    setMoved(true);
  }
  const next = setup.steps.find(({ state }) => state === "open")?.step;
  const open = chosen ?? (setup.finished_at ? undefined : next);
  return (
    <>
      <SetupProgress setup={setup} open={open} />
      <main id="isi" tabIndex={-1} className="setup-main">
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
              onClosed={() => go()}
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
    <section className="setup-card setup-open" aria-labelledby="selesai">
      <div className="setup-body">
        <h2 id="selesai" className="text-xl leading-7 font-extrabold">
          {setup.finished_at ? "Pemasangan selesai" : "Semua langkah sudah dilalui"}
        </h2>
        <p className="max-w-[60ch] text-text-2">
          {skipped > 0
            ? `${skipped} langkah dilewati; kamu dapat membukanya lagi di atas kapan saja.`
            : "Semua terbukti. Buat program, produk atau kelas pertamamu."}
        </p>
      </div>
      <footer className="setup-foot">
        {setup.finished_at ? (
          <LinkButton to="/admin" className="ml-auto" label="Ke back office" />
        ) : (
          <Button className="ml-auto" busy={finish.busy} onClick={() => finish.send()} label="Selesai" />
        )}
      </footer>
    </section>
  );
}

const STATE = { done: "Beres", skipped: "Dilewati", open: "Berikutnya" } as const;

const FoldedStep = ({
  setup,
  row: { step, state },
  onOpen,
}: {
  setup: Setup;
  row: Setup["steps"][number];
  onOpen(): void;
}) => (
  <section className="setup-card setup-folded" aria-label={STEP_TITLE[step]}>
    <div className="min-w-0 flex-1">
      <b className="block">{STEP_TITLE[step]}</b>
      <span className="block truncate text-text-2">{stepSummary(step, setup)}</span>
    </div>
    <span className="setup-tag" data-state={state}>
      {STATE[state]}
    </span>
    <Button variant="quiet" size="sm" onClick={onOpen} aria-label={`Buka langkah ${STEP_TITLE[step]}`}>
      {state === "open" ? "Buka" : "Ubah"}
    </Button>
  </section>
);

function SetupProgress({ setup, open }: { setup: Setup; open: SetupStep | undefined }) {
  const { full_name, username } = useStaff();
  const closed = setup.steps.filter(({ state }) => state !== "open").length;
  return (
    <aside className="setup-side kawung" aria-label="Kemajuan">
      <Link to="/admin" className="flex items-center gap-2.5">
        <img src="/logo/light.svg" alt="" width={36} height={36} />
        <span>
          <b className="block text-[0.9375rem] leading-[1.125rem] font-extrabold tracking-[.02em]">
            {SITE_NAME}
          </b>
          <small className="block text-xs text-on-brand-2">Pemasangan pertama</small>
        </span>
      </Link>
      <h2 className="mt-7 text-[1.375rem] leading-7 font-extrabold">{progressTitle(setup)}</h2>
      <p className="mt-1 text-on-brand-2">
        Kira-kira 10 menit. Boleh ditutup dan dilanjutkan kapan saja dari /admin/mulai.
      </p>
      <progress
        className="setup-bar"
        value={closed}
        max={setup.steps.length}
        aria-label="Langkah yang beres"
      />
      <ol className="setup-list">
        {setup.steps.map(({ step, state }, place) => (
          <li key={step} data-state={state} aria-current={step === open ? "step" : undefined}>
            <span className="setup-dot" aria-hidden="true">
              {state === "done" ? <Icon name="check-bold" size={16} /> : place + 1}
            </span>
            <span className="min-w-0">
              <b className="block">{STEP_TITLE[step]}</b>
              <small className="block truncate">
                {state === "skipped" ? "Dilewati, atur nanti" : stepSummary(step, setup)}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <p className="setup-who">Masuk sebagai {full_name || username}.</p>
    </aside>
  );
}
