import type { ChangeEvent, Ref } from "react";
import { TextInput } from "../../ui/form/text-input.tsx";
import { caretAfterGrouping, digitsOf, groupedAmount, parseAmount } from "./typed-amount.ts";

interface AmountInputProps {
  label: string;
  hint?: string;
  amount: number;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onChange(amount: number): void;
}

/** Rupiah, grouped while they are typed. */
export function AmountInput({ label, hint, name, amount, ref, onChange }: AmountInputProps) {
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const behind = digitsOf(target.value.slice(target.selectionEnd ?? target.value.length)).length;
    const typed = parseAmount(target.value);
    const grouped = groupedAmount(typed);
    // Written here and not by React, which would throw the caret to the end.
    target.value = grouped;
    const caret = caretAfterGrouping(grouped, behind);
    target.setSelectionRange(caret, caret);
    onChange(typed);
  }
  return (
    <TextInput
      label={label}
      hint={hint}
      prefix="Rp."
      name={name}
      ref={ref}
      inputMode="numeric"
      autoComplete="off"
      value={groupedAmount(amount)}
      onChange={type}
    />
  );
}
