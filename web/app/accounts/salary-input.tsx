import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import type { FieldProps } from "../ui/form/field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";

interface SalaryInputProps extends FieldProps {
  name: string;
  value: string;
  onChange(digits: string): void;
}

/** Groups the digits while typing and keeps the caret in place. */
export function SalaryInput({ value, onChange, ...rest }: SalaryInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const digits = digitsOf(target.value);
    const before = digitsOf(target.value.slice(0, target.selectionStart ?? target.value.length));
    caret.current = caretAfterDigits(grouped(digits), before.length);
    onChange(digits);
  }
  return (
    <TextInput
      {...rest}
      ref={input}
      prefix="Rp."
      inputMode="numeric"
      autoComplete="off"
      value={grouped(value)}
      onChange={change}
    />
  );
}

const MOST_DIGITS = 13;

/** The typed digits, without leading zeros. */
export const digitsOf = (typed: string): string =>
  typed
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, MOST_DIGITS);

/** On text, not on a number: what was typed is what is shown. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ".");

/** The caret position after the same digit in the grouped text. */
export function caretAfterDigits(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (text[place] !== ".") seen += 1;
  }
  return text.length;
}
