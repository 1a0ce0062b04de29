import { TextInput } from "../ui/form/text-input.tsx";

export const CodeField = () => (
  <TextInput
    label="Kode verifikasi"
    name="otp"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    maxLength={60}
    hint="Enam angka dari aplikasi autentikator, atau sebuah kode pemulihan."
    autoFocus
  />
);
