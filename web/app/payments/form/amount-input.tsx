import type { Ref } from "react";
import { TextInput } from "../../ui/form/text-input.tsx";
import { groupedAmount, regroup } from "./typed-amount.ts";

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
      onChange={({ target }) => onChange(regroup(target))}
    />
  );
}
