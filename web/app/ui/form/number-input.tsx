import { amountFrom } from "./amount-input.tsx";
import type { FieldProps } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

interface NumberInputProps<Value extends number | null> extends FieldProps {
  name?: string;
  value: Value;
  /** What an empty field means; 0 unless it is said. */
  empty?: Value;
  maxLength?: number;
  onChange(to: Value): void;
}

/** A whole number without its thousands marked. */
export const NumberInput = <Value extends number | null>(props: NumberInputProps<Value>) => {
  const { value, empty = 0 as Value, onChange, ...field } = props;
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? empty : (amountFrom(target.value) as Value))}
    />
  );
};
