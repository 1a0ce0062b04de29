import { amountFrom, amountText } from "../../backoffice/catalogue/slug.ts";
import { TextInput } from "../form/text-input.tsx";

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
