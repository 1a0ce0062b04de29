import { TextInput } from "../../ui/form/text-input.tsx";

export function CodeInput({ label, error }: { label: string; error: string | undefined }) {
  return (
    <TextInput
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      maxLength={40}
      hint="Enam angka, atau sebuah kode pemulihan."
      error={error}
    />
  );
}
