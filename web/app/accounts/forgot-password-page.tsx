import { useState } from "react";
import { Link } from "react-router";
import { api } from "../platform/browser-api.ts";
import { LinkButton } from "../ui/form/link-button.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { FormProblem } from "./form-problem.tsx";
import { Outcome } from "./outcome.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TEXT_LINK } from "./text-link.ts";

export default function ForgotPasswordPage() {
  return (
    <Page
      title="Lupa Password"
      back="/login"
      isHeading
      className="p-4 pb-8"
      description="Minta tautan untuk membuat password baru akun BARAKAH APP lewat e-mail."
      noindex
    >
      <RequestReset />
    </Page>
  );
}

function RequestReset() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<{ email: string }>({
    mutationFn: ({ email }) =>
      api.call("POST /api/auth/password-reset/", { body: { email, frontend_url: window.location.origin } }),
    onSuccess: (_, { email }) => setSentTo(email),
  });

  if (sentTo) {
    return (
      <Card className="px-4 py-2">
        <Outcome
          sentence="Check your email for a reset link."
          text={`Bila ${sentTo} terdaftar, tautan untuk membuat password baru ada di kotak masuknya. Periksa juga folder spam. Tidak ada surat baru? Pakai tautan di surat terakhir dari kami. Pernah menekan 'Bukan saya'? Buka tautan itu lagi untuk menerima surat.`}
        >
          <LinkButton to="/login" variant="line" block label="Kembali ke halaman masuk" />
        </Outcome>
      </Card>
    );
  }
  return (
    <Card className="px-4 py-5">
      <form ref={form.ref} method="post" onSubmit={form.submit} className="flex flex-col gap-4">
        <p className="text-sm text-text-2">
          Tulis e-mail yang kamu pakai saat mendaftar. Kami kirimkan tautan untuk membuat password baru.
        </p>
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="nama@contoh.id"
          error={form.errors.email}
        />
        <FormProblem>{form.problem}</FormProblem>
        <SubmitButton busy={form.busy}>Kirim Tautan Reset</SubmitButton>
        <p className="text-center text-sm">
          Sudah ingat?{" "}
          <Link to="/login" className={TEXT_LINK}>
            Login
          </Link>
        </p>
      </form>
    </Card>
  );
}
