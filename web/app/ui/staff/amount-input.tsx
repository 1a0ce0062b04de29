import { wholeNumber } from "../../platform/format.ts";
import { TextInput } from "../form/text-input.tsx";

/** What is typed as an amount: '250.000' is 250000, nothing is 0. */
export const amountFrom = (typed: string): number => Number(typed.replace(/\D/g, "").slice(0, 12));

interface AmountInputProps {
  label: string;
  amount: number;
  hint?: string;
  error?: string;
  onChange(amount: number): void;
}

export function AmountInput({ label, amount, hint, error, onChange }: AmountInputProps) {
  return (
    <TextInput
      label={label}
      prefix="Rp."
      inputMode="numeric"
      value={wholeNumber(amount)}
      hint={hint}
      error={error}
      onChange={({ target }) => onChange(amountFrom(target.value))}
    />
  );
}
