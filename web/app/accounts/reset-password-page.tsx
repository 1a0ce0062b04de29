import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { api } from "../platform/browser-api.ts";
import { dropSession, type StoredSession, useSession } from "../platform/session.ts";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { FormProblem } from "./form-problem.tsx";
import { Outcome } from "./outcome.tsx";
import { profileQuery } from "./queries.ts";
import { SubmitButton } from "./submit-button.tsx";
import { TEXT_LINK } from "./text-link.ts";

/** With uid and token from the e-mail, or with the old password from the account menu. */
export default function ResetPasswordPage() {
  const [done, setDone] = useState(false);
  const navigate = useNavigate();

  function finish() {
    setDone(true);
    // Remove the used link from the address and the history.
    navigate("/reset-password", { replace: true });
  }
  return (
    <Page
      title="Ganti Password"
      back="/login"
      isHeading
      className="p-4 pb-8"
      description="Buat password baru untuk akun BARAKAH APP."
      noindex
    >
      <Card className="px-4 py-5">{done ? <Done /> : <ResetForm onDone={finish} />}</Card>
    </Page>
  );
}

function ResetForm({ onDone }: { onDone(): void }) {
  const [params] = useSearchParams();
  const session = useSession();
  const [uid, token] = [params.get("uid"), params.get("token")];
  // The server renders without the query string, so nothing is known before hydration.
  if (session === undefined) {
    return (
      <Loading>
        <Skeleton className="h-48" />
      </Loading>
    );
  }
  if (uid && token) return <ConfirmReset uid={uid} token={token} onDone={onDone} />;
  if (session?.access) return <ChangePassword session={session} onDone={onDone} />;
  return (
    <StateScreen
      heading="Tautan tidak lengkap"
      text="Buka tautan dari e-mail sekali lagi, atau minta tautan baru. Sudah ingat password-mu? Masuk saja."
    >
      <LinkButton to="/lupa-password">Minta Tautan Baru</LinkButton>
      <LinkButton to="/login" variant="line" label="Login" />
    </StateScreen>
  );
}

const Done = () => (
  <Outcome
    sentence="Password reset successful. You can now log in."
    text="Demi keamanan, kamu sudah keluar dari semua perangkat. Silakan masuk dengan password yang baru."
  >
    <LinkButton to="/login" block label="Login" />
  </Outcome>
);

function ConfirmReset({ uid, token, onDone }: { uid: string; token: string; onDone(): void }) {
  const form = useForm<{ new_password: string }>({
    mutationFn: ({ new_password }) =>
      api.call("POST /api/auth/password-reset-confirm/", { body: { uid, token, new_password } }),
    onSuccess() {
      // The server has ended every session.
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

interface Passwords {
  old_password: string;
  new_password: string;
}

interface ChangePasswordProps {
  session: StoredSession;
  onDone(): void;
}

function ChangePassword({ session: { id, username }, onDone }: ChangePasswordProps) {
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
