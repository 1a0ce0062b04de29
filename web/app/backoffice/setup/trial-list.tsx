import type { SetupTrial } from "@barakah/contract";
import { Note } from "../../ui/feedback/note.tsx";
import { CheckCircleFillIcon, WarningCircleFillIcon } from "../../ui/icons/icons.tsx";

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;

/** The results of a trial, and advice where it failed. */
export const TrialList = ({ trial }: { trial: SetupTrial }) => (
  <div aria-live="polite" className="grid w-full gap-3">
    <ul className="setup-trial">
      {trial.checks.map(({ what, detail, good, milliseconds }) => (
        <li key={what} data-good={good}>
          {good ? <CheckCircleFillIcon /> : <WarningCircleFillIcon />}
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{good ? what : `Gagal: ${what}`}</span>
            {detail && <small className="block break-words text-text-2">{detail}</small>}
          </span>
          <span className="text-text-2">{seconds(milliseconds)}</span>
        </li>
      ))}
    </ul>
    {trial.advice && (
      <Note tone="red" icon={<WarningCircleFillIcon />}>
        <b>{trial.advice.title}</b> {trial.advice.sentence}
      </Note>
    )}
  </div>
);
