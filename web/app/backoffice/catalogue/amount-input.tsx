import { TextInput } from "../../ui/text-input.tsx";
import { amountFrom, amountText } from "./slug.ts";

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
      value={amountText(amount)}
      hint={hint}
      error={error}
      onChange={({ target }) => onChange(amountFrom(target.value))}
    />
  );
}
