import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { saveFile } from "../../platform/save-file.ts";
import { copyText } from "../../ui/copy-text.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { CodeInput, ProveAgain } from "./prove-again.tsx";
import { sessionsQuery, twoStepQuery } from "./queries.ts";
import { SetUp } from "./set-up.tsx";

interface TwoStepSettingsProps {
  enabled: boolean;
  /** The number of unused recovery codes. */
  left: number;
  onChange?(): Promise<unknown>;
}

/** Two-step verification (TOTP): on, off, and new recovery codes. */
export function TwoStepSettings({ enabled, left, onChange }: TwoStepSettingsProps) {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const [renewing, setRenewing] = useState(false);
  const [ending, setEnding] = useState(false);
  async function changed(recovery?: readonly string[]) {
    setCodes(recovery);
    setRenewing(false);
    await client.invalidateQueries({ queryKey: twoStepQuery.queryKey });
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    await onChange?.();
  }
  if (!enabled) return <SetUp onDone={changed} />;
  return (
    <div className="flex flex-col gap-4">
      {codes && <RecoveryCodes codes={codes} />}
      <p className="text-sm">
        Setiap kali masuk kamu diminta kode dari aplikasi autentikator. Kode pemulihan yang tersisa:{" "}
        <b>{left}</b>.
      </p>
      <details open={renewing} onToggle={({ currentTarget }) => setRenewing(currentTarget.open)}>
        <summary className={SUMMARY}>Perbarui kode pemulihan</summary>
        {renewing && <RenewCodes onDone={changed} />}
      </details>
      <details open={ending} onToggle={({ currentTarget }) => setEnding(currentTarget.open)}>
        <summary className={SUMMARY}>Matikan verifikasi dua langkah</summary>
        {ending && <TurnOff onDone={changed} />}
      </details>
    </div>
  );
}

const SUMMARY = "flex min-h-(--tap) cursor-pointer items-center text-sm font-semibold text-primary-text";

interface RenewProof {
  password?: string;
  code: string;
}

function RenewCodes({ onDone }: { onDone(recoveryCodes: string[]): void }) {
  const form = useForm<RenewProof, { recovery_codes: string[] }>({
    mutationFn: ({ password, code }) =>
      api.call("POST /api/accounts/two-step/recovery-codes/", { body: { password, code } }),
    success: "Kode pemulihan sudah diperbarui.",
    onError: () => {},
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-text-2">Kode yang lama tidak berlaku lagi setelah diperbarui.</p>
      <CodeInput label="Kode verifikasi" error={form.errors.code} />
      <ProveAgain error={form.errors.password} failure={form.error} problem={form.problem} />
      <Button type="submit" variant="soft" busy={form.busy} label="Perbarui Kode Pemulihan" />
    </form>
  );
}

interface TurnOffProof {
  password?: string;
  code: string;
}

function TurnOff({ onDone }: { onDone(): Promise<void> }) {
  const form = useForm<TurnOffProof>({
    mutationFn: ({ password, code }) =>
      api.call("POST /api/accounts/two-step/stop/", { body: { password, code } }),
    success: "Verifikasi dua langkah sudah dimatikan.",
    onError: () => {},
    onSuccess: () => onDone(),
  });
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeInput label="Kode untuk mematikan" error={form.errors.code} />
      <ProveAgain error={form.errors.password} failure={form.error} problem={form.problem} />
      <Button type="submit" variant="danger-line" busy={form.busy} label="Matikan" />
    </form>
  );
}

/** Shown once: the server stores only hashes. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const toast = useToast();
  const text = `${codes.join("\n")}\n`;
  async function copy() {
    if (await copyText(text)) toast.success("Kode pemulihan berhasil disalin!");
    else toast.error("Kode belum dapat disalin. Catat dengan tangan.");
  }
  return (
    <Note tone="gold">
      <p className="font-bold">Simpan kode pemulihan ini sekarang. Sesudah ini kode tidak tampil lagi.</p>
      <p>Setiap kode dapat dipakai satu kali, bila HP-mu hilang.</p>
      <ul aria-label="Kode pemulihan" className="my-3 flex flex-col gap-1 font-mono text-[.8125rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="line" size="sm" className="btn-40" onClick={copy} label="Salin Kode" />
        <Button
          variant="line"
          size="sm"
          className="btn-40"
          onClick={() => saveFile("kode-pemulihan.txt", new Blob([text], { type: "text/plain" }))}
          label="Unduh Kode"
        />
      </div>
    </Note>
  );
}
