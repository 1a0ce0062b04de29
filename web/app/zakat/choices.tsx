import type { Question } from "./questions.ts";

interface ChoicesProps {
  choice: NonNullable<Question["choice"]>;
  value: string;
  onChange(value: string): void;
}

/** A switch of two or three, above a number. */
export function Switch({ choice, value, onChange }: ChoicesProps) {
  return (
    <fieldset className="mt-6 flex gap-1 rounded-[14px] bg-surface-2 p-1">
      <legend className="sr-only">{choice.legend}</legend>
      {choice.options.map((option) => (
        <label key={option.value} className="relative flex-1">
          <input
            type="radio"
            name={choice.name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          <span className="grid min-h-11 place-items-center rounded-[11px] p-1.5 text-sm leading-[1.25rem] font-semibold text-text-2 peer-checked:bg-surface peer-checked:font-bold peer-checked:text-primary-text peer-checked:shadow-card peer-focus-visible:outline-3 peer-focus-visible:outline-focus">
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** More than these stand side by side. */
const MOST_BELOW = 4;

/** A list to choose from, where the choice is the answer. */
export function Choices({ choice, value, onChange }: ChoicesProps) {
  return (
    <fieldset className={`mt-6 grid gap-2 ${choice.options.length > MOST_BELOW ? "grid-cols-2" : ""}`}>
      <legend className="sr-only">{choice.legend}</legend>
      {choice.options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-border-strong bg-surface px-3.5 py-2.5 has-checked:border-primary has-checked:bg-primary-softer has-checked:inset-ring has-checked:inset-ring-primary"
        >
          <span className="min-w-0 flex-1">
            <b className="block leading-[1.3rem]">{option.label}</b>
            {option.text && <span className="block text-xs leading-[1.1rem] text-text-2">{option.text}</span>}
          </span>
          <input
            type="radio"
            name={choice.name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="size-[22px] flex-none appearance-none rounded-full border-[1.5px] border-border-strong bg-surface checked:border-[6.5px] checked:border-primary"
          />
        </label>
      ))}
    </fieldset>
  );
}
