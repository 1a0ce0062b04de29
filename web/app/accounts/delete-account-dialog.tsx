import { useNavigate } from "react-router";
import { api } from "../platform/browser-api.ts";
import { forgetPerson } from "../platform/forget-person.ts";
import { dropSession } from "../platform/session.ts";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { FormProblem } from "./form-problem.tsx";

interface DeleteAccountDialogProps {
  open: boolean;
  /** Members who sign in with Google have no password. */
  asksPassword: boolean;
  onClose(): void;
}

export function DeleteAccountDialog({ open, asksPassword, onClose }: DeleteAccountDialogProps) {
  const navigate = useNavigate();
  const form = useForm<{ password?: string }>({
    mutationFn: ({ password }) => api.call("DELETE /api/accounts/me/", { body: { password } }),
    success: "Akunmu sudah dihapus.",
    onSuccess() {
      forgetPerson();
      dropSession();
      return navigate("/");
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title="Hapus akun?"
      text="Profil, alamat, keranjang dan akses kelasmu dihapus untuk selamanya. Yang tetap ada, tanpa namamu: catatan donasi, zakat, pembayaran dan pesanan, nomor tanda terima dan sertifikat, serta testimonimu."
      confirm="Hapus akun"
      danger
      busy={form.busy}
      onConfirm={form.submit}
      onCancel={onClose}
    >
      <form ref={form.ref} method="post" onSubmit={form.submit} className="mt-4 flex flex-col gap-3">
        {asksPassword && (
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            hint="Untuk memastikan bahwa ini kamu."
            error={form.errors.password}
          />
        )}
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </ConfirmDialog>
  );
}
