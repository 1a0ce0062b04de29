import type { SessionUser } from "@barakah/contract";
import { ApiError } from "../platform/api-error.ts";
import { Button } from "../ui/form/button.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { useToast } from "../ui/toast/toasts.tsx";
import { CodeField } from "./code-field.tsx";
import { FormProblem } from "./form-problem.tsx";
import { GOOGLE_LOGIN_FAILED, signInWithGoogle } from "./google-client.ts";
import { SubmitButton } from "./submit-button.tsx";
import { LIFTED, WelcomeHeader } from "./welcome-header.tsx";

interface GoogleCodeProps {
  /** Google's token, valid for some minutes. */
  token: string;
  onSignIn(user: SessionUser): unknown;
  onLeave(): void;
}

export function GoogleCode({ token, onSignIn, onLeave }: GoogleCodeProps) {
  const toast = useToast();
  const form = useForm<{ otp: string }, SessionUser>({
    mutationFn: ({ otp }) => signInWithGoogle(token, otp),
    success: "Berhasil Login dengan akun google!",
    onSuccess: onSignIn,
    onError(error) {
      if (!(error instanceof ApiError && error.code === "google_refused")) return;
      toast.error(GOOGLE_LOGIN_FAILED);
      onLeave();
    },
  });
  return (
    <>
      <WelcomeHeader heading="Satu langkah lagi">
        Akun ini memakai verifikasi dua langkah. Masukkan kodenya untuk melanjutkan.
      </WelcomeHeader>
      <section aria-label="Login" className={`${LIFTED} px-4 py-5`}>
        <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
          <CodeField />
          <FormProblem>{form.problem}</FormProblem>
          <SubmitButton busy={form.busy}>Login</SubmitButton>
          <Button variant="quiet" onClick={onLeave} label="Batal" />
        </form>
      </section>
    </>
  );
}
