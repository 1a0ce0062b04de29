import type { SessionUser } from "@barakah/contract";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { api } from "../platform/browser-api.ts";
import { withNext } from "../platform/next-path.ts";
import { useToast } from "../ui/feedback/toasts.tsx";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { CodeField } from "./code-field.tsx";
import { typed, useFormCall } from "./form-call.ts";
import { FormProblem } from "./form-problem.tsx";
import { GoogleButton } from "./google-button.tsx";
import { GoogleCode } from "./google-code.tsx";
import { GOOGLE_LOGIN_FAILED, signInWithGoogle, withAccess } from "./google-sign-in.ts";
import { SubmitButton } from "./submit-button.tsx";
import { TEXT_LINK } from "./text-link.ts";
import { LIFTED, WelcomeHeader } from "./welcome-header.tsx";

const FAILED = "Gagal Login, Isi nama dan password yang benar";
/** The field that appears says it too. */
const CODE_WANTED = "Masukkan kode dari aplikasi autentikator.";

interface LoginFormProps {
  next: string | undefined;
  onSignIn(user: SessionUser): void;
}

export function LoginForm({ next, onSignIn }: LoginFormProps) {
  const toast = useToast();
  const { form, busy, errorOf, problem, send } = useFormCall([FAILED, GOOGLE_LOGIN_FAILED, CODE_WANTED]);
  const [asksCode, setAsksCode] = useState(false);
  const [proof, setProof] = useState<string>();

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = {
      username: typed(event.currentTarget, "username"),
      password: typed(event.currentTarget, "password"),
      otp: typed(event.currentTarget, "otp") || undefined,
    };
    const user = await send(
      async () => withAccess(await api.call("POST /api/auth/login/", { body })),
      ({ code }) => (code === "otp_required" ? setAsksCode(true) : toast.error(FAILED)),
    );
    if (!user) return;
    toast.success("Berhasil Login!");
    onSignIn(user);
  }

  async function logInWithGoogle(token: string) {
    const user = await send(
      () => signInWithGoogle(token),
      ({ code }) => (code === "otp_required" ? setProof(token) : toast.error(GOOGLE_LOGIN_FAILED)),
    );
    if (!user) return;
    toast.success("Berhasil Login dengan akun google!");
    onSignIn(user);
  }
  if (proof) return <GoogleCode token={proof} onSignIn={onSignIn} onLeave={() => setProof(undefined)} />;

  return (
    <>
      <WelcomeHeader heading="Assalamu’alaikum">
        Masuk untuk berbelanja, ikut kelas, dan melihat riwayat donasimu.
      </WelcomeHeader>
      <section aria-label="Login" className={`${LIFTED} flex flex-col gap-4 px-4 py-5`}>
        <form ref={form} method="post" noValidate onSubmit={logIn} className="flex flex-col gap-4">
          <TextInput
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Nama pengguna"
            error={errorOf("username")}
          />
          <div className="flex flex-col">
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              error={errorOf("password")}
            />
            <Link to="/lupa-password" className={`${TEXT_LINK} self-end text-sm`}>
              Lupa password?
            </Link>
          </div>
          {asksCode && <CodeField />}
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={busy}>Login</SubmitButton>
        </form>
        <GoogleButton
          text="signin_with"
          onCredential={logInWithGoogle}
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
