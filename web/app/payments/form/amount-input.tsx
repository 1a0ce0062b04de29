import { typedAmount } from "@barakah/contract/platform/form-values";
import type { Ref } from "react";
import { wholeNumber } from "../../platform/format.ts";
import { TextInput } from "../../ui/form/text-input.tsx";

interface AmountInputProps {
  label: string;
  hint?: string;
  amount: number;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onChange(amount: number): void;
}

export const AmountInput = ({ label, hint, name, amount, ref, onChange }: AmountInputProps) => (
  <TextInput
    label={label}
    hint={hint}
    prefix="Rp."
    name={name}
    ref={ref}
    inputMode="numeric"
    autoComplete="off"
    value={groupedAmount(amount)}
    onChange={({ target }) => onChange(regroup(target))}
  />
);

export const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Empty for 0, so that an empty field stays empty. */
export const groupedAmount = (amount: number): string => (amount > 0 ? wholeNumber(amount) : "");

/** Keeps the number of digits behind the caret. */
export function caretAfterGrouping(grouped: string, digitsBehind: number): number {
  let position = grouped.length;
  let passed = 0;
  while (position > 0 && passed < digitsBehind) {
    position -= 1;
    if (/\d/.test(grouped.charAt(position))) passed += 1;
  }
  return position;
}

/** Groups the field's digits and returns the amount. Sets the DOM value itself: React would move the caret to the end. */
export function regroup(field: HTMLInputElement): number {
  const behind = digitsOf(field.value.slice(field.selectionEnd ?? field.value.length)).length;
  const typed = typedAmount(field.value);
  const grouped = groupedAmount(typed);
  field.value = grouped;
  const caret = caretAfterGrouping(grouped, behind);
  field.setSelectionRange(caret, caret);
  return typed;
}
