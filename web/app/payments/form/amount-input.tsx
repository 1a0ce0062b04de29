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

/** Rupiah, grouped while they are typed. */
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

/** Far more than any amount that we take, so that what is too large is said and not cut; more than these no number holds. */
const MOST_DIGITS = 15;

export const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** What a person typed or pasted, in whole rupiah; 0 when there is no number in it. */
export function parseAmount(text: string): number {
  const whole = text.replace(/,\d*$/, "");
  return Number(digitsOf(whole).replace(/^0+/, "").slice(0, MOST_DIGITS));
}

/** '1.250.000', or nothing for 0, so that an empty field stays empty. */
export const groupedAmount = (amount: number): string => (amount > 0 ? wholeNumber(amount) : "");

/** Where the caret belongs after grouping: behind as many digits from the end as before. */
export function caretAfterGrouping(grouped: string, digitsBehind: number): number {
  let position = grouped.length;
  let passed = 0;
  while (position > 0 && passed < digitsBehind) {
    position -= 1;
    if (/\d/.test(grouped.charAt(position))) passed += 1;
  }
  return position;
}

/** Groups what a field holds while it is typed; tells the amount. Written here and not by React, which would throw the caret to the end. */
export function regroup(field: HTMLInputElement): number {
  const behind = digitsOf(field.value.slice(field.selectionEnd ?? field.value.length)).length;
  const typed = parseAmount(field.value);
  const grouped = groupedAmount(typed);
  field.value = grouped;
  const caret = caretAfterGrouping(grouped, behind);
  field.setSelectionRange(caret, caret);
  return typed;
}
