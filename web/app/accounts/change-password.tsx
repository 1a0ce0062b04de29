import { useQuery } from "@tanstack/react-query";
import { api } from "../platform/browser-api.ts";
import { dropSession, type StoredSession } from "../platform/session.ts";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { FormProblem } from "./form-problem.tsx";
import { profileQuery } from "./queries.ts";
import { SubmitButton } from "./submit-button.tsx";

interface Passwords {
  old_password: string;
  new_password: string;
}

interface ChangePasswordProps {
  session: StoredSession;
  onDone(): void;
}

export function ChangePassword({ session: { id, username }, onDone }: ChangePasswordProps) {
  const { data: profile } = useQuery({ ...profileQuery(id ?? 0), enabled: id !== undefined });
  const form = useForm<Passwords>({
    mutationFn: ({ old_password, new_password }) =>
      api.call("POST /api/auth/password-change/", { body: { old_password, new_password } }),
    onSuccess() {
      onDone();
      dropSession();
    },
  });
  if (profile && !profile.has_password) return <NoPassword />;
  return (
    <form ref={form.ref} method="post" onSubmit={form.submit} className="flex flex-col gap-4">
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={username ?? ""} />
      <PasswordInput
        label="Password lama"
        name="old_password"
        required
        autoComplete="current-password"
        error={form.errors.old_password}
      />
      <PasswordInput
        label="Password baru"
        name="new_password"
        required
        autoComplete="new-password"
        hint="Minimal 8 karakter. Setelah diganti, kamu akan keluar dari semua perangkat."
        error={form.errors.new_password}
      />
      <FormProblem>{form.problem}</FormProblem>
      <SubmitButton busy={form.busy}>Ganti Password</SubmitButton>
    </form>
  );
}

const NoPassword = () => (
  <StateScreen
    heading="Akun ini belum punya password"
    text="Kamu selama ini masuk dengan Google. Buat password lewat tautan yang kami kirim ke e-mailmu."
  >
    <LinkButton to="/lupa-password">Kirim Tautan</LinkButton>
  </StateScreen>
);
