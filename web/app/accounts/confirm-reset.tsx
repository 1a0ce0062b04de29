import { Link } from "react-router";
import { api } from "../platform/browser-api.ts";
import { dropSession } from "../platform/session.ts";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { FormProblem } from "./form-problem.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TEXT_LINK } from "./text-link.ts";

interface ConfirmResetProps {
  uid: string;
  token: string;
  onDone(): void;
}

export function ConfirmReset({ uid, token, onDone }: ConfirmResetProps) {
  const form = useForm<{ new_password: string }>({
    mutationFn: ({ new_password }) =>
      api.call("POST /api/auth/password-reset-confirm/", { body: { uid, token, new_password } }),
    onSuccess() {
      // Whoever was signed in here no longer is: the server has ended every session.
      dropSession();
      onDone();
    },
  });
  return (
    <form ref={form.ref} method="post" onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-text-2">Pilih password baru untuk akunmu.</p>
      <PasswordInput
        label="Password baru"
        name="new_password"
        required
        autoComplete="new-password"
        hint="Minimal 8 karakter."
        error={form.errors.new_password}
      />
      <FormProblem>{form.problem}</FormProblem>
      {form.problem && (
        <Link to="/lupa-password" className={TEXT_LINK}>
          Minta tautan baru
        </Link>
      )}
      <SubmitButton busy={form.busy}>Simpan Password Baru</SubmitButton>
    </form>
  );
}
