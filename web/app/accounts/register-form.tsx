import type { SessionUser } from "@barakah/contract";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "../platform/browser-api.ts";
import { useNext, withNext } from "../platform/next-path.ts";
import { startSession } from "../platform/session.ts";
import { Note } from "../ui/feedback/note.tsx";
import { PasswordInput } from "../ui/form/password-input.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { useSend } from "../ui/form/use-send.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { FormProblem } from "./form-problem.tsx";
import { GoogleButton } from "./google-button.tsx";
import { GOOGLE_LOGIN_FAILED, isCodeWanted, signInWithGoogle } from "./google-client.ts";
import { GoogleCode } from "./google-code.tsx";
import { IntentNote } from "./intent-note.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TEXT_LINK } from "./text-link.ts";
import { LIFTED, WelcomeHeader } from "./welcome-header.tsx";

const SUCCESS = "Berhasil Mendaftar!";
const FAILED = "Gagal Mendaftar";
const GOOGLE_FAILED = "Gagal Mendaftar dengan akun google, coba cara lain";

interface Registration {
  username: string;
  email: string;
  password: string;
}

export function RegisterForm() {
  const toast = useToast();
  const navigate = useNavigate();
  const next = useNext();
  const [proof, setProof] = useState<string>();
  const form = useForm<Registration>({
    mutationFn: (body) => api.call("POST /api/auth/register/", { body }),
    success: SUCCESS,
    onSuccess: (_, { username }) => navigate(withNext("/login", next), { state: { username } }),
    onError: () => toast.error(FAILED),
  });
  const google = useSend<string, SessionUser>({
    mutationFn: (token) => signInWithGoogle(token),
    success: SUCCESS,
    onSuccess: enter,
    onError: (error, token) => (isCodeWanted(error) ? setProof(token) : toast.error(GOOGLE_FAILED)),
  });
  const problem = form.problem ?? google.problem;

  function enter(user: SessionUser) {
    startSession(user);
    return navigate(withNext("/login", next));
  }
  if (proof) return <GoogleCode token={proof} onSignIn={enter} onLeave={() => setProof(undefined)} />;

  return (
    <>
      <WelcomeHeader heading="Jadi Anggota">
        Satu akun untuk berdonasi, berbelanja, dan belajar.
      </WelcomeHeader>
      <section aria-label="Mendaftar" className={`${LIFTED} flex flex-col gap-4 px-4 py-5`}>
        <IntentNote next={next} />
        <Note tone="green" icon={<Icon name="seal-check-fill" size={20} />}>
          Yuk, bergabung dengan komunitas kami untuk menikmati fitur khusus anggota: belanja produk halal dan
          ikut kelas.
        </Note>
        <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
          <TextInput
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Nama pengguna"
            error={form.errors.username}
          />
          <TextInput
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="nama@contoh.id"
            error={form.errors.email}
          />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="new-password"
            hint="Minimal 8 karakter."
            error={form.errors.password}
          />
          <FormProblem>{problem === GOOGLE_LOGIN_FAILED ? undefined : problem}</FormProblem>
          <SubmitButton busy={form.busy || google.busy}>Mendaftar</SubmitButton>
        </form>
        <GoogleButton
          text="signup_with"
          onCredential={google.send}
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
