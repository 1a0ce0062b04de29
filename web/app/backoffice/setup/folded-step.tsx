import type { Setup } from "@barakah/contract";
import { Button } from "../../ui/form/button.tsx";
import { STEP_TITLE, stepSummary } from "./setup-words.ts";

const STATE = { done: "Beres", skipped: "Dilewati", open: "Berikutnya" } as const;

export function FoldedStep({
  setup,
  row: { step, state },
  onOpen,
}: {
  setup: Setup;
  row: Setup["steps"][number];
  onOpen(): void;
}) {
  return (
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
}
