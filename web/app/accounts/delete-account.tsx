import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { api } from "../platform/browser-api.ts";
import { dropSession } from "../platform/session.ts";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../ui/feedback/toasts.tsx";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { typed, useFormCall } from "./form-call.ts";
import { FormProblem } from "./form-problem.tsx";

interface DeleteAccountProps {
  open: boolean;
  /** Members who only ever came by Google have no password to type. */
  asksPassword: boolean;
  onClose(): void;
}

export function DeleteAccount({ open, asksPassword, onClose }: DeleteAccountProps) {
  const { form, busy, errorOf, problem, send } = useFormCall();
  const navigate = useNavigate();
  const toast = useToast();

  async function remove(event?: FormEvent) {
    event?.preventDefault();
    const password = form.current && asksPassword ? typed(form.current, "password") : undefined;
    const done = await send(() => api.call("DELETE /api/accounts/me/", { body: { password } }));
    if (!done) return;
    dropSession();
    toast.success("Akun kamu sudah dihapus.");
    navigate("/");
  }
  return (
    <ConfirmDialog
      open={open}
      title="Hapus akun?"
      text="Profil, keranjang dan akses kelasmu dihapus untuk selamanya. Catatan donasi dan pembayaran tetap ada, tanpa namamu."
      confirm="Hapus akun"
      danger
      busy={busy}
      onConfirm={remove}
      onCancel={onClose}
    >
      <form ref={form} method="post" onSubmit={remove} className="mt-4 flex flex-col gap-3">
        {asksPassword && (
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            hint="Untuk memastikan bahwa ini kamu."
            error={errorOf("password")}
          />
        )}
        <FormProblem>{problem}</FormProblem>
      </form>
    </ConfirmDialog>
  );
}
