import { UNDO_CONTACT_WITHIN } from "@barakah/contract/accounts/undo-contact-change";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { FormProblem } from "../form-problem.tsx";
import { type Identity, IdentityFields, NOBODY, proofOf } from "./identity-fields.tsx";
import { phoneQuery } from "./queries.ts";

const CHANGED = "Nomor HP-mu sudah disimpan.";

/** The password first; where WhatsApp is set up, then a code that was sent to the new number. */
export function ChangePhone({ memberId }: { memberId: number }) {
  const { data } = useQuery(phoneQuery(memberId));
  const [step, setStep] = useState<"closed" | "asking" | { phone: string }>("closed");
  if (!data) return null;
  const close = () => setStep("closed");
  const verb = data.phone ? "Ganti nomor HP" : "Isi nomor HP";
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-text-2 wrap-anywhere">
        {data.phone ? (
          <b className="block text-base text-text">{data.phone}</b>
        ) : (
          "Belum ada. Nomor yang kamu pakai membayar menjadi nomormu."
        )}
        {data.phone && "Dipakai untuk kabar lewat WhatsApp, niat rutin, dan isian belanja."}
      </p>
      {step === "closed" ? (
        <Button variant="line" onClick={() => setStep("asking")} label={verb} />
      ) : (
        <div className="flex flex-col gap-3 border-t border-border pt-4">
          <h3 className="text-base font-bold">{verb}</h3>
          {step === "asking" ? (
            <Ask
              memberId={memberId}
              byCode={data.by_code}
              replaces={data.phone !== ""}
              onAsked={(phone, sent) => setStep(sent ? { phone } : "closed")}
            />
          ) : (
            <Confirm memberId={memberId} phone={step.phone} onDone={close} />
          )}
          <Button variant="quiet" onClick={close} label="Batal" />
        </div>
      )}
    </div>
  );
}

interface AskProps {
  memberId: number;
  byCode: boolean;
  /** Whether the account has a number. */
  replaces: boolean;
  onAsked(phone: string, codeSent: boolean): void;
}

function Ask({ memberId, byCode, replaces, onAsked }: AskProps) {
  const form = useForm<Identity & { phone: string }, { code_sent: boolean }>({
    initial: { phone: "", ...NOBODY },
    mutationFn: ({ phone, ...proof }) =>
      api.call("POST /api/accounts/phone/change/", { body: { phone, ...proofOf(proof) } }),
    refreshes: [phoneQuery(memberId).queryKey],
    success: byCode ? "Kode sudah dikirim." : CHANGED,
    onError: () => {},
    onSuccess: ({ code_sent }, { phone }) => onAsked(phone.trim(), code_sent),
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <TextInput
        label="Nomor HP baru"
        type="tel"
        autoComplete="tel"
        maxLength={25}
        hint={
          byCode
            ? `Kami kirim kode lewat WhatsApp ke nomor ini. ${replaces ? "Nomor yang lama tetap" : "Nomornya baru"} berlaku ${replaces ? "sampai" : "sesudah"} kodenya kamu ketik.`
            : "Periksa angkanya: nomor ini langsung berlaku."
        }
        {...form.field("phone")}
      />
      <IdentityFields form={form} />
      <p className="text-sm text-text-2">
        {`E-mailmu kami kabari. Lewat surat itu ${replaces ? "nomor yang lama dapat dikembalikan" : "nomor ini dapat dicabut"} ${UNDO_CONTACT_WITHIN}.`}
      </p>
      <FormProblem>{form.problem}</FormProblem>
      <Button
        type="submit"
        busy={form.busy}
        label={byCode ? "Kirim kode ke nomor baru" : "Simpan nomor baru"}
      />
    </form>
  );
}

interface ConfirmProps {
  memberId: number;
  phone: string;
  onDone(): void;
}

function Confirm({ memberId, phone, onDone }: ConfirmProps) {
  const form = useForm<{ code: string }>({
    initial: { code: "" },
    mutationFn: ({ code }) => api.call("POST /api/accounts/phone/change/confirm/", { body: { phone, code } }),
    refreshes: [phoneQuery(memberId).queryKey],
    success: CHANGED,
    onError: () => {},
    onDone,
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-text-2 wrap-anywhere">Ketik enam angka dari pesan WhatsApp ke {phone}.</p>
      <TextInput
        label="Kode dari WhatsApp"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...form.field("code")}
      />
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" busy={form.busy} label="Ganti nomor" />
    </form>
  );
}
