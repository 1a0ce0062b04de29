import type { FormEvent } from "react";
import { Link } from "react-router";
import { api } from "../platform/browser-api.ts";
import { dropSession } from "../platform/session.ts";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { typed, useFormCall } from "./form-call.ts";
import { FormProblem } from "./form-problem.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TEXT_LINK } from "./text-link.ts";

interface ConfirmResetProps {
  uid: string;
  token: string;
  onDone(): void;
}

export function ConfirmReset({ uid, token, onDone }: ConfirmResetProps) {
  const { form, busy, errorOf, problem, send } = useFormCall();

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { uid, token, new_password: typed(event.currentTarget, "new_password") };
    if (!(await send(() => api.call("POST /api/auth/password-reset-confirm/", { body })))) return;
    // Whoever was signed in here no longer is: the server has ended every session.
    dropSession();
    onDone();
  }
  return (
    <form ref={form} method="post" onSubmit={confirm} className="flex flex-col gap-4">
      <p className="text-sm text-text-2">Pilih password baru untuk akunmu.</p>
      <PasswordInput
        label="Password baru"
        name="new_password"
        required
        autoComplete="new-password"
        hint="Paling sedikit 8 karakter."
        error={errorOf("new_password")}
      />
      <FormProblem>{problem}</FormProblem>
      {problem && (
        <Link to="/lupa-password" className={TEXT_LINK}>
          Minta tautan baru
        </Link>
      )}
      <SubmitButton busy={busy}>Simpan Password Baru</SubmitButton>
    </form>
  );
}
