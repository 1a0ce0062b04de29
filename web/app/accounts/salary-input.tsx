import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import type { FieldProps } from "../ui/form/field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { caretAfterDigits, digitsOf, grouped } from "./salary.ts";

interface SalaryInputProps extends FieldProps {
  name: string;
  /** Digits only. */
  value: string;
  onChange(digits: string): void;
}

/** Rupiah that group themselves while they are typed, with the caret where it was. */
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
