import type { TextFields } from "../../ui/form/form-fields.ts";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";

export interface Identity {
  password: string;
  otp: string;
}
export const NOBODY: Identity = { password: "", otp: "" };

/** Only what was filled in; the server says what is missing. */
export const proofOf = ({ password, otp }: Identity) => ({
  ...(password && { password }),
  ...(otp && { otp }),
});

/** Re-authentication for one act: an open session is not enough for it. */
export const IdentityFields = ({ form }: { form: TextFields<keyof Identity> }) => (
  <div className="mt-3.5 grid gap-3">
    <PasswordInput
      label="Password"
      autoComplete="current-password"
      hint="Untuk memastikan bahwa ini kamu."
      {...form.field("password")}
    />
    <TextInput
      label="Kode dua langkah"
      hint="Bila verifikasi dua langkah aktif di akunmu."
      inputMode="numeric"
      autoComplete="one-time-code"
      {...form.field("otp")}
    />
  </div>
);
