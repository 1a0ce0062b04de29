import type { SentCode } from "@barakah/contract";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";

/**
 * The step after a call that needs the buyer's own proof: a code is sent to the contact that was given first, and the same call
 * is made again with it. What was typed stays in its form.
 */
export function useCodeStep() {
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const code = useRef("");
  function close() {
    setOpen(false);
    setWrong(undefined);
    code.current = "";
  }
  return {
    open,
    wrong,
    close,
    /** For the body of the call. */
    body: () => (code.current ? { code: code.current } : {}),
    type(typed: string) {
      code.current = typed;
      setWrong(undefined);
    },
    /** True if the step shows what the call was refused for. */
    takes(error: unknown): boolean {
      const [said] = (error instanceof ApiError && error.errors?.code) || [];
      const needed = error instanceof ApiError && error.code === "code_needed";
      if (!needed && !said) {
        close();
        return false;
      }
      setOpen(true);
      setWrong(said);
      return true;
    },
  };
}

interface CodeStepProps {
  step: ReturnType<typeof useCodeStep>;
  /** Has a code sent. */
  ask(): Promise<SentCode>;
  busy: boolean;
  /** Makes the call again. */
  onCode(): void;
  /** Off where the page itself blocks navigation. */
  backCancels?: boolean;
}

export function CodeStep({ step, ask, busy, onCode, backCancels }: CodeStepProps) {
  const navigate = useNavigate();
  const [sent, setSent] = useState<SentCode>();
  const asking = useSend<void, SentCode>({ mutationFn: ask, onSuccess: setSent, onError: () => {} });
  const { open } = step;
  const begin = useRef(asking.send);
  begin.current = asking.send;
  useEffect(() => {
    if (open) void begin.current();
    else setSent(undefined);
  }, [open]);
  const failed = sent === undefined && asking.problem !== undefined;
  const way = sent?.by === "whatsapp" ? `WhatsApp ${sent.to}` : sent?.to;
  return (
    <ConfirmDialog
      open={open}
      title="Masukkan kode yang kami kirim"
      text={
        sent
          ? `Enam angka sudah kami kirim ke ${way}. Berlaku setengah jam.`
          : failed
            ? undefined
            : "Halaman ini dibuka di HP atau browser lain, jadi kami kirim kode ke kontak yang diisi waktu mendaftar atau membayar."
      }
      confirm={failed ? "Hubungi kami" : "Lanjutkan"}
      cancel="Tidak jadi"
      busy={busy || asking.busy}
      backCancels={backCancels}
      onConfirm={() => (failed ? void navigate("/hubungi-kami") : onCode())}
      onCancel={step.close}
    >
      {asking.problem && (
        <Note tone="red" className="mt-4">
          {asking.problem}
        </Note>
      )}
      {sent && (
        <div className="mt-4 flex flex-col gap-3">
          <TextInput
            label="Kode"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={step.wrong}
            onChange={({ currentTarget }) => step.type(currentTarget.value)}
          />
          <Button variant="soft" onClick={() => asking.send()} busy={asking.busy} label="Kirim kode lagi" />
        </div>
      )}
    </ConfirmDialog>
  );
}
