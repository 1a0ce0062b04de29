import type { SessionUser } from "@barakah/contract";
import type { FormEvent } from "react";
import { useToast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/form/button.tsx";
import { CodeField } from "./code-field.tsx";
import { typed, useFormCall } from "./form-call.ts";
import { FormProblem } from "./form-problem.tsx";
import { GOOGLE_LOGIN_FAILED, signInWithGoogle } from "./google-sign-in.ts";
import { SubmitButton } from "./submit-button.tsx";
import { LIFTED, WelcomeHeader } from "./welcome-header.tsx";

interface GoogleCodeProps {
  /** Google's proof, which waits for the code. */
  token: string;
  onSignIn(user: SessionUser): void;
  /** Back to where one chooses how to sign in; the proof is good for some minutes only. */
  onLeave(): void;
}

/** The second step after Google's own. */
export function GoogleCode({ token, onSignIn, onLeave }: GoogleCodeProps) {
  const toast = useToast();
  const { form, busy, problem, send } = useFormCall([GOOGLE_LOGIN_FAILED]);

  async function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const otp = typed(event.currentTarget, "otp");
    const user = await send(
      () => signInWithGoogle(token, otp),
      ({ code }) => {
        if (code !== "google_refused") return;
        toast.error(GOOGLE_LOGIN_FAILED);
        onLeave();
      },
    );
    if (!user) return;
    toast.success("Berhasil Login dengan akun google!");
    onSignIn(user);
  }
  return (
    <>
      <WelcomeHeader heading="Satu langkah lagi">
        Akun ini memakai verifikasi dua langkah. Masukkan kodenya untuk melanjutkan.
      </WelcomeHeader>
      <section aria-label="Login" className={`${LIFTED} px-4 py-5`}>
        <form ref={form} method="post" noValidate onSubmit={prove} className="flex flex-col gap-4">
          <CodeField />
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={busy}>Login</SubmitButton>
          <Button variant="quiet" onClick={onLeave}>
            Batal
          </Button>
        </form>
      </section>
    </>
  );
}
