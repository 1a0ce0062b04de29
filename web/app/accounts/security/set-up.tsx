import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { copyText } from "../../ui/copy-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { FormProblem } from "../form-problem.tsx";
import { ProveAgain } from "./prove-again.tsx";

interface Started {
  secret: string;
  uri: string;
  qr_svg: string;
}

/** Password, then scan, then confirm with a code: only then it is on. */
export function SetUp({ onDone }: { onDone(recoveryCodes: string[]): void }) {
  const [started, setStarted] = useState<Started>();
  return started ? <Scan started={started} onDone={onDone} /> : <Start onStarted={setStarted} />;
}

function Start({ onStarted }: { onStarted(started: Started): void }) {
  const form = useForm<{ password?: string }, Started>({
    mutationFn: ({ password }) => api.call("POST /api/accounts/two-step/start/", { body: { password } }),
    onError: () => {},
    onSuccess: onStarted,
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-text-2">
        Setelah aktif, setiap kali masuk kamu diminta kode enam angka dari aplikasi autentikator di HP,
        seperti Google Authenticator atau Aegis. Kamu akan keluar dari semua perangkat lain.
      </p>
      <ProveAgain error={form.errors.password} failure={form.error} problem={form.problem} />
      <Button type="submit" busy={form.busy} label="Aktifkan" />
    </form>
  );
}

function Scan({ started, onDone }: { started: Started; onDone(recoveryCodes: string[]): void }) {
  const toast = useToast();
  async function copy() {
    if (await copyText(started.secret)) toast.success("Kunci disalin. Tempel di aplikasi autentikatormu.");
  }
  const form = useForm<{ code: string }, { recovery_codes: string[] }>({
    mutationFn: ({ code }) => api.call("POST /api/accounts/two-step/confirm/", { body: { code } }),
    success: "Verifikasi dua langkah sudah aktif.",
    onError: () => {},
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm">
        Di HP ini: buka aplikasi autentikatormu. Di HP lain: pindai kodenya. Lalu ketik enam angka yang
        muncul.
      </p>
      <a href={started.uri} className={buttonClass({ variant: "soft", block: true })}>
        Buka di aplikasi autentikator
      </a>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(started.qr_svg)}`}
        alt="Kode QR untuk aplikasi autentikator"
        width={232}
        height={232}
        className="self-center rounded-md bg-white"
      />
      <p className="text-sm text-text-2">
        Tidak dapat memindai? Ketik kunci ini:
        <b className="mt-1 block font-mono tracking-wide text-text">{inFours(started.secret)}</b>
      </p>
      <Button variant="line" onClick={copy} label="Salin kunci" />
      <TextInput
        label="Kode enam angka"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={form.errors.code}
      />
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" busy={form.busy} label="Buktikan dan aktifkan" />
    </form>
  );
}

/** In groups, easier to copy; apps ignore the spaces. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");
