import type { SessionUser } from "@barakah/contract";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "../platform/browser-api.ts";
import { useNext, withNext } from "../platform/next-path.ts";
import { startSession } from "../platform/session.ts";
import { Note } from "../ui/feedback/note.tsx";
import { useToast } from "../ui/feedback/toasts.tsx";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { SealCheckFillIcon } from "../ui/icons/icons.tsx";
import { typed, useFormCall } from "./form-call.ts";
import { FormProblem } from "./form-problem.tsx";
import { GoogleButton } from "./google-button.tsx";
import { GoogleCode } from "./google-code.tsx";
import { GOOGLE_LOGIN_FAILED, signInWithGoogle } from "./google-sign-in.ts";
import { SubmitButton } from "./submit-button.tsx";
import { TEXT_LINK } from "./text-link.ts";
import { LIFTED, WelcomeHeader } from "./welcome-header.tsx";

const SUCCESS = "Berhasil Mendaftar!";
const FAILED = "Gagal Mendaftar";
const GOOGLE_FAILED = "Gagal Mendaftar dengan akun google, coba cara lain";

export function RegisterForm() {
  const toast = useToast();
  const navigate = useNavigate();
  const next = useNext();
  const [proof, setProof] = useState<string>();
  const { form, busy, errorOf, problem, send } = useFormCall([GOOGLE_LOGIN_FAILED]);

  async function register(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = event.currentTarget;
    const body = {
      username: typed(filled, "username"),
      email: typed(filled, "email"),
      password: typed(filled, "password"),
    };
    const done = await send(
      () => api.call("POST /api/auth/register/", { body }).then(() => true),
      () => toast.error(FAILED),
    );
    if (!done) return;
    toast.success(SUCCESS);
    navigate(withNext("/login", next));
  }

  async function registerWithGoogle(token: string) {
    const user = await send(
      () => signInWithGoogle(token),
      ({ code }) => (code === "otp_required" ? setProof(token) : toast.error(GOOGLE_FAILED)),
    );
    if (!user) return;
    toast.success(SUCCESS);
    enter(user);
  }
  function enter(user: SessionUser) {
    startSession(user);
    navigate(withNext("/login", next));
  }
  if (proof) return <GoogleCode token={proof} onSignIn={enter} onLeave={() => setProof(undefined)} />;

  return (
    <>
      <WelcomeHeader heading="Jadi Anggota">
        Satu akun untuk berdonasi, berbelanja, dan belajar.
      </WelcomeHeader>
      <section aria-label="Mendaftar" className={`${LIFTED} flex flex-col gap-4 px-4 py-5`}>
        <Note tone="green" icon={<SealCheckFillIcon size={20} />}>
          Yuk, bergabung dengan komunitas kami untuk menikmati fitur khusus anggota: belanja produk halal dan
          ikut kelas.
        </Note>
        <form ref={form} method="post" noValidate onSubmit={register} className="flex flex-col gap-4">
          <TextInput
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Nama pengguna"
            error={errorOf("username")}
          />
          <TextInput
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="nama@contoh.id"
            error={errorOf("email")}
          />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="new-password"
            hint="Paling sedikit 8 karakter."
            error={errorOf("password")}
          />
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={busy}>Mendaftar</SubmitButton>
        </form>
        <GoogleButton
          text="signup_with"
          onCredential={registerWithGoogle}
          onFailure={() => toast.error(GOOGLE_FAILED)}
        />
      </section>
      <p className="mt-5 text-center text-sm">
        Sudah jadi anggota?{" "}
        <Link to={withNext("/login", next)} className={TEXT_LINK}>
          Login
        </Link>
      </p>
    </>
  );
}
