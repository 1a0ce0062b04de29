import { Icon } from "../../ui/icons/icon.tsx";

interface StepsProps {
  label: string;
  steps: readonly string[];
  now: number;
}

export const Steps = ({ label, steps, now }: StepsProps) => (
  <ol aria-label={label} className="flex bg-surface px-4 pt-3.5 pb-3 shadow-under">
    {steps.map((step, position) => (
      <Step key={step} name={step} number={position + 1} state={stateOf(position, now)} />
    ))}
  </ol>
);

type StepState = "done" | "now" | "later";
const stateOf = (position: number, now: number): StepState =>
  position < now ? "done" : position === now ? "now" : "later";

const TEXT: Record<StepState, string> = {
  done: "text-text-2",
  now: "font-bold text-primary-text",
  later: "text-text-3",
};
const DISC: Record<StepState, string> = {
  done: "border-[1.5px] border-primary bg-primary text-on-primary",
  now: "border-2 border-primary bg-primary-soft",
  later: "border-[1.5px] border-border-strong bg-surface",
};

function Step({ name, number, state }: { name: string; number: number; state: StepState }) {
  const line = state === "later" ? "not-first:before:bg-border" : "not-first:before:bg-primary";
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className={`relative flex flex-1 flex-col items-center gap-1.5 text-xs font-semibold not-first:before:absolute not-first:before:top-3 not-first:before:right-[calc(50%+18px)] not-first:before:left-[calc(-50%+18px)] not-first:before:h-0.5 ${line} ${TEXT[state]}`}
    >
      <span className={`z-1 grid size-[26px] place-items-center rounded-full font-bold ${DISC[state]}`}>
        {state === "done" ? <Icon name="check-bold" size={16} /> : number}
      </span>
      {name}
      {state === "done" && <span className="sr-only"> selesai</span>}
    </li>
  );
}
