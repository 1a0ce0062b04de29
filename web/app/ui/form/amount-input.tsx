import { wholeNumber } from "../../platform/format.ts";
import type { FieldProps } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

/** Parses a typed amount: '250.000' is 250000, an empty text is 0. */
export const amountFrom = (typed: string): number => Number(typed.replace(/\D/g, "").slice(0, 12));

interface AmountInputProps extends FieldProps {
  name?: string;
  value: number;
  onChange(amount: number): void;
}

export const AmountInput = ({ value, onChange, ...field }: AmountInputProps) => (
  <TextInput
    {...field}
    prefix="Rp."
    inputMode="numeric"
    value={wholeNumber(value)}
    onChange={({ target }) => onChange(amountFrom(target.value))}
  />
);
