import type { SessionUser } from "@barakah/contract";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ApiError } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { withNext } from "../platform/next-path.ts";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { useSend } from "../ui/form/use-send.ts";
import { useToast } from "../ui/toast/toasts.tsx";
import { CodeField } from "./code-field.tsx";
import { FormProblem } from "./form-problem.tsx";
import { GoogleButton } from "./google-button.tsx";
import { GOOGLE_LOGIN_FAILED, isCodeWanted, signInWithGoogle, withAccess } from "./google-client.ts";
import { GoogleCode } from "./google-code.tsx";
import { IntentNote } from "./intent-note.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TEXT_LINK } from "./text-link.ts";
import { LIFTED, WelcomeHeader } from "./welcome-header.tsx";

interface Credentials {
  username: string;
  password: string;
  /** Sent once the server asks for it. */
  otp?: string;
}

const FAILED = "Gagal Login, Isi nama dan password yang benar";
/** Shown in a toast or at the code field already. */
const SAID = [FAILED, GOOGLE_LOGIN_FAILED, "Masukkan kode dari aplikasi autentikator."];

interface LoginFormProps {
  next: string | undefined;
  /** Resolves when the next page is shown. */
  onSignIn(user: SessionUser): unknown;
}

export function LoginForm({ next, onSignIn }: LoginFormProps) {
  const toast = useToast();
  // Passed on by the registration.
  const username = (useLocation().state as { username?: string } | null)?.username;
  const [asksCode, setAsksCode] = useState(false);
  const [proof, setProof] = useState<string>();

  const form = useForm<Credentials, SessionUser>({
    mutationFn: async ({ username, password, otp }) =>
      withAccess(
        await api.call("POST /api/auth/login/", { body: { username, password, otp: otp || undefined } }),
      ),
    success: "Berhasil Login!",
    onSuccess: onSignIn,
    onError(error) {
      if (isCodeWanted(error)) setAsksCode(true);
      // The server says so only after the right password.
      else toast.error(error instanceof ApiError && error.code === "suspended" ? error.detail : FAILED);
    },
  });
  const google = useSend<string, SessionUser>({
    mutationFn: (token) => signInWithGoogle(token),
    success: "Berhasil Login dengan akun google!",
    onSuccess: onSignIn,
    onError: (error, token) => (isCodeWanted(error) ? setProof(token) : toast.error(GOOGLE_LOGIN_FAILED)),
  });
  const problem = form.problem ?? google.problem;
  if (proof) return <GoogleCode token={proof} onSignIn={onSignIn} onLeave={() => setProof(undefined)} />;

  return (
    <>
      <WelcomeHeader heading="Assalamu’alaikum">
        Masuk untuk berbelanja, ikut kelas, dan melihat riwayat donasimu.
      </WelcomeHeader>
      <section aria-label="Login" className={`${LIFTED} flex flex-col gap-4 px-4 py-5`}>
        <IntentNote next={next} registered={username !== undefined} />
        <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
          <TextInput
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Nama pengguna"
            defaultValue={username}
            error={form.errors.username}
          />
          <div className="flex flex-col">
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              error={form.errors.password}
            />
            <Link to="/lupa-password" className={`${TEXT_LINK} self-end text-sm`}>
              Lupa password?
            </Link>
          </div>
          {asksCode && <CodeField />}
          <FormProblem>{problem && !SAID.includes(problem) ? problem : undefined}</FormProblem>
          <SubmitButton busy={form.busy || google.busy}>Login</SubmitButton>
        </form>
        <GoogleButton
          text="signin_with"
          onCredential={google.send}
          onFailure={() => toast.error(GOOGLE_LOGIN_FAILED)}
        />
      </section>
      <p className="mt-5 text-center text-sm">
        Belum punya akun?{" "}
        <Link to={withNext("/register", next)} className={TEXT_LINK}>
          Mendaftar Sekarang
        </Link>
      </p>
    </>
  );
}
