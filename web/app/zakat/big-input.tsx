import { rupiahInWords } from "@barakah/contract/payments/receipts/in-words";
import { typedRupiah } from "@barakah/contract/zakat/typed";
import { type ChangeEvent, useId } from "react";
import { regroup } from "../payments/index.ts";
import { FieldError } from "../ui/form/field.tsx";
import type { Question } from "./questions.ts";

interface BigInputProps {
  id: string;
  question: Question;
  number: NonNullable<Question["number"]>;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

const SPOKEN_MOST = 1e15;

/** The number is the largest thing on the screen, and is spelled out below, so that a zero too many is seen. */
export function BigInput({ id, question, number, value, error, onChange }: BigInputProps) {
  const hint = useId();
  const amount = number === "rupiah" ? typedRupiah(value) : undefined;
  const words = amount !== undefined && amount < SPOKEN_MOST ? rupiahInWords(amount) : "";
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    // A typed zero is an answer, which grouping alone would swallow.
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
