import { UNDO_CONTACT_WITHIN } from "@barakah/contract/accounts/undo-contact-change";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { noteNewEmail } from "../../platform/session.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { FormProblem } from "../form-problem.tsx";
import { type Identity, IdentityFields, NOBODY, proofOf } from "./identity-fields.tsx";
import { emailQuery } from "./queries.ts";

/** The password first, then a code that was sent to the new address. */
export function ChangeEmail({ memberId }: { memberId: number }) {
  const [step, setStep] = useState<"closed" | "asking" | { email: string }>("closed");
  if (step === "closed")
    return <Button variant="line" onClick={() => setStep("asking")} label="Ganti e-mail" />;
  const close = () => setStep("closed");
  return (
    <div className="flex flex-col gap-3 border-t border-border pt-4">
      <h3 className="text-base font-bold">Ganti e-mail</h3>
      {step === "asking" ? (
        <Ask onSent={(email) => setStep({ email })} />
      ) : (
        <Confirm memberId={memberId} email={step.email} onDone={close} />
      )}
      <Button variant="quiet" onClick={close} label="Batal" />
    </div>
  );
}

function Ask({ onSent }: { onSent(email: string): void }) {
  const form = useForm<Identity & { email: string }>({
    initial: { email: "", ...NOBODY },
    mutationFn: ({ email, ...proof }) =>
      api.call("POST /api/accounts/email/change/", { body: { email, ...proofOf(proof) } }),
    success: "Kode sudah dikirim.",
    onError: () => {},
    onSuccess: (_, { email }) => onSent(email.trim()),
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <TextInput
        label="E-mail baru"
        type="email"
        autoComplete="email"
        hint="Kami kirim kode ke alamat ini. Alamat yang lama tetap berlaku sampai kodenya kamu ketik."
        {...form.field("email")}
      />
      <IdentityFields form={form} />
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" busy={form.busy} label="Kirim kode ke alamat baru" />
    </form>
  );
}

interface ConfirmProps {
  memberId: number;
  email: string;
  onDone(): void;
}

function Confirm({ memberId, email, onDone }: ConfirmProps) {
  const form = useForm<{ code: string }>({
    initial: { code: "" },
    mutationFn: ({ code }) => api.call("POST /api/accounts/email/change/confirm/", { body: { email, code } }),
    refreshes: [emailQuery(memberId).queryKey],
    success: "E-mailmu sudah diganti.",
    onError: () => {},
    onSuccess: () => noteNewEmail(email),
    onDone,
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-text-2 wrap-anywhere">
        Ketik enam angka dari surat ke {email}. Alamat yang lama kami kabari, dan dapat mengembalikannya{" "}
        {UNDO_CONTACT_WITHIN}.
      </p>
      <TextInput
        label="Kode untuk alamat baru"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...form.field("code")}
      />
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" busy={form.busy} label="Ganti e-mail" />
    </form>
  );
}
