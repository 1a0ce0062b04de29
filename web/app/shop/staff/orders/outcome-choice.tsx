interface OutcomeChoiceProps<Outcome extends string> {
  legend: string;
  /** Distinguishes several choices on one page. */
  name: string;
  outcomes: readonly Outcome[];
  labels: Readonly<Record<Outcome, string>>;
  /** What follows from each. */
  means: Readonly<Record<Outcome, string>>;
  value: Outcome;
  onChange(outcome: Outcome): void;
}

/** A decision about an order, each way with its consequence. */
export const OutcomeChoice = <Outcome extends string>(props: OutcomeChoiceProps<Outcome>) => (
  <fieldset className="flex min-w-0 flex-col gap-2">
    <legend className="mb-2 text-sm font-semibold">{props.legend}</legend>
    {props.outcomes.map((outcome) => (
      <label
        key={outcome}
        className="flex cursor-pointer items-start gap-3 rounded-md border border-border-strong p-3 has-checked:border-primary has-checked:bg-primary-softer"
      >
        <input
          type="radio"
          name={props.name}
          checked={props.value === outcome}
          onChange={() => props.onChange(outcome)}
          className="mt-1"
        />
        <span>
          <b className="block text-sm">{props.labels[outcome]}</b>
          <span className="text-sm text-text-2">{props.means[outcome]}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
