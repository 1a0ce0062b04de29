import { rupiahInWords } from "@barakah/contract/payments/receipts/in-words";
import { typedRupiah } from "@barakah/contract/zakat/typed";
import { type ChangeEvent, useId } from "react";
import { regroup } from "../payments/index.ts";
import { FieldError } from "../ui/form/field.tsx";
import type { Question } from "./questions.ts";

interface ChoicesProps {
  choice: NonNullable<Question["choice"]>;
  value: string;
  onChange(value: string): void;
}

export const Switch = ({ choice, value, onChange }: ChoicesProps) => (
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

/** Up to this many options stand side by side. */
const MOST_BELOW = 4;

export const Choices = ({ choice, value, onChange }: ChoicesProps) => (
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

interface BigInputProps {
  id: string;
  question: Question;
  number: NonNullable<Question["number"]>;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

const SPOKEN_MOST = 1e15;

/** The amount is spelled out below, so that a zero too many is noticed. */
export function BigInput({ id, question, number, value, error, onChange }: BigInputProps) {
  const hint = useId();
  const amount = number === "rupiah" ? typedRupiah(value) : undefined;
  const words = amount !== undefined && amount < SPOKEN_MOST ? rupiahInWords(amount) : "";
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    // Keep a typed zero: grouping would remove it.
    const zero = /^0+$/.test(target.value);
    if (number === "rupiah" && !zero) regroup(target);
    onChange(zero ? "0" : target.value);
  }
  return (
    <>
      <div className="mt-[22px] flex items-baseline gap-2 border-b-[2.5px] border-primary px-0.5 pt-2.5 pb-3">
        {number === "rupiah" && <span className="text-[1.25rem] font-bold text-text-2">Rp.</span>}
        <input
          id={id}
          name={question.name}
          inputMode={number === "weight" ? "decimal" : "numeric"}
          autoComplete="off"
          value={value}
          aria-describedby={hint}
          aria-invalid={error ? true : undefined}
          onChange={type}
          placeholder="0"
          className="w-full min-w-0 flex-1 bg-transparent text-[min(2.125rem,12vw)] leading-[1.3] font-extrabold tracking-[-.02em] placeholder:text-border-strong focus:outline-none"
        />
        {number !== "rupiah" && question.unit && (
          <span className="text-[1.25rem] font-bold text-text-2">{question.unit}</span>
        )}
      </div>
      <div id={hint} className="mt-2 min-h-5 text-sm leading-[1.25rem] text-text-3">
        {error ? <FieldError>{error}</FieldError> : words}
      </div>
    </>
  );
}
