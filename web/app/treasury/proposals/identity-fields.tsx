import { PasswordInput } from "../../ui/form/password-input.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";

export interface Identity {
  password: string;
  otp: string;
}
export const NOBODY: Identity = { password: "", otp: "" };

/** Only what was filled in; the server says what lacks. */
export const proofOf = ({ password, otp }: Identity) => ({
  ...(password && { password }),
  ...(otp && { otp }),
});

interface IdentityFieldsProps {
  value: Identity;
  errorOf(field: string): string | undefined;
  onChange(value: Identity): void;
}

/** Asked again for this one act: a session left open on a desk is not enough for it. */
export function IdentityFields({ value, errorOf, onChange }: IdentityFieldsProps) {
  return (
    <div className="mt-3.5 grid gap-3">
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        hint="Untuk memastikan bahwa ini kamu."
        value={value.password}
        error={errorOf("password")}
        onChange={({ target }) => onChange({ ...value, password: target.value })}
      />
      <TextInput
        label="Kode dua langkah"
        hint="Bila verifikasi dua langkah aktif di akunmu."
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value.otp}
        error={errorOf("otp")}
        onChange={({ target }) => onChange({ ...value, otp: target.value })}
      />
    </div>
  );
}
