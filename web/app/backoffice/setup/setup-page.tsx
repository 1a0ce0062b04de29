import type { Setup } from "@barakah/contract";
import type { SetupStep } from "@barakah/contract/backoffice/setup-steps";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { FinishCard } from "./finish-card.tsx";
import { FoldedStep } from "./folded-step.tsx";
import { OpenStep } from "./open-step.tsx";
import { setupQuery } from "./queries.ts";
import { SetupProgress } from "./setup-progress.tsx";
import "./setup.css";

/** The first set-up, a step at a time: what is done is folded, one step is open. */
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
