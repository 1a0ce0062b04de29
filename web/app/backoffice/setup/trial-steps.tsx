import type { Setup, SetupTrial } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { setupQuery } from "./queries.ts";
import { stepSummary } from "./setup-words.ts";
import { FACTS, StepHead } from "./step-head.tsx";

export function MailStep({ setup: { mail, steps } }: { setup: Setup }) {
  const [trial, setTrial] = useState<SetupTrial>();
  const form = useForm({
    initial: { to: mail.to },
    mutationFn: (body) => api.call("POST /api/admin/setup/mail/", { body }),
    onSuccess: setTrial,
    toasts: true,
  });
  const proved = steps.some(({ step, state }) => step === "mail" && state === "done");
  return (
    <>
      <StepHead step="mail" title="Surat percobaan">
        Tanda terima dan lupa password dikirim lewat surat. Kami mengirim satu ke alamat di bawah, lalu kamu
        mengetik angka di dalamnya.{mail.to === "" && " Alamat itu sekaligus menjadi alamat akunmu."}
      </StepHead>
      {mail.server ? (
        <dl className={FACTS}>
          <dt>Dikirim lewat</dt>
          <dd>
            {mail.server} sebagai {mail.from}
          </dd>
        </dl>
      ) : (
        <Note tone="gold">
          <b>Surat belum dapat dikirim.</b> Minta yang memasang aplikasi ini mengisi server surat (SMTP_URL
          dan MAIL_FROM, lihat docs/deploy.md), lalu menjalankannya ulang. Sampai itu surat hanya disimpan di
          mesinnya.
        </Note>
      )}
      <form ref={form.ref} noValidate onSubmit={form.submit} className="bo-fields w-full">
        <TextInput label="Kirim surat percobaan ke" type="email" autoComplete="email" {...form.field("to")} />
        <Button
          type="submit"
          variant={trial ? "line" : "primary"}
          busy={form.busy}
          className="w-fit"
          label={trial ? "Kirim lagi" : "Kirim surat percobaan"}
        />
      </form>
      {trial && <TrialList trial={trial} />}
      {trial && !trial.advice && !proved && <Code />}
      {proved && <p className="font-semibold text-primary-text">Surat terbukti sampai.</p>}
    </>
  );
}

function Code() {
  const client = useQueryClient();
  const form = useForm({
    initial: { code: "" },
    mutationFn: (body) => api.call("POST /api/admin/setup/mail/code/", { body }),
    success: "Surat terbukti sampai.",
    onSuccess: (answer) => putCached(client, setupQuery.queryKey, answer),
    toasts: true,
  });
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-wrap items-start gap-3">
      <div className="w-52">
        <TextInput
          label="Enam angka dari surat itu"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          {...form.field("code")}
          onChange={({ target }) => form.change({ code: target.value.replace(/[^\d -]/g, "") })}
        />
      </div>
      <Button
        type="submit"
        className="mt-[26px]"
        busy={form.busy}
        disabled={form.values.code.replace(/\D/g, "").length < 6}
      >
        Periksa
      </Button>
    </form>
  );
}

export function PaymentStep({ setup }: { setup: Setup }) {
  const client = useQueryClient();
  const toast = useToast();
  const [trial, setTrial] = useState<SetupTrial>();
  const tried = useSend({
    mutationFn: () => api.call("POST /api/admin/setup/payment/", {}),
    onSuccess(answer) {
      setTrial(answer);
      if (!answer.advice) toast.success("Uji pembayaran berhasil.");
      return client.invalidateQueries(setupQuery);
    },
  });
  return (
    <>
      <StepHead step="payment" title="Pembayaran online">
        Kami membuka halaman pembayaran Rp. 10.000 di Midtrans dengan kunci yang terpasang, memastikan belum
        ada yang membayarnya, lalu menutupnya lagi. Tidak ada uang yang berpindah dan tidak ada yang masuk
        buku.
      </StepHead>
      <dl className={FACTS}>
        <dt>Keadaan</dt>
        <dd>{stepSummary("payment", setup)}</dd>
      </dl>
      {trial && <TrialList trial={trial} />}
      {setup.payment !== "off" && (
        <Button
          variant={trial ? "line" : "primary"}
          busy={tried.busy}
          onClick={() => tried.send()}
          className="w-fit"
          label={trial ? "Coba lagi" : "Uji pembayaran"}
        />
      )}
    </>
  );
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;

const TrialList = ({ trial }: { trial: SetupTrial }) => (
  <div aria-live="polite" className="grid w-full gap-3">
    <ul className="grid gap-3 rounded-md bg-surface-2 px-4 py-3.5">
      {trial.checks.map(({ what, detail, good, milliseconds }) => (
        <li key={what} className="flex gap-3">
          <Icon
            name={good ? "check-circle-fill" : "warning-circle-fill"}
            className={good ? "text-primary" : "text-danger"}
          />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{good ? what : `Gagal: ${what}`}</span>
            {detail && <small className="block break-words text-text-2">{detail}</small>}
          </span>
          <span className="text-text-2">{seconds(milliseconds)}</span>
        </li>
      ))}
    </ul>
    {trial.advice && (
      <Note tone="red" icon={<Icon name="warning-circle-fill" />}>
        <b>{trial.advice.title}</b> {trial.advice.sentence}
      </Note>
    )}
  </div>
);
