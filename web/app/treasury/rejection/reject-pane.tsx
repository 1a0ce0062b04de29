import type { PaymentFile } from "@barakah/contract";
import type { ReactNode } from "react";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { XBoldIcon } from "../../ui/icons/icons.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useReason } from "./use-reason.ts";
import "./rejection.css";

interface RejectPaneProps {
  file: PaymentFile;
  onCancel(): void;
  onReject(reason: string): void;
  /** Whose payment it is. */
  children: ReactNode;
}

/** In place of the decision: why it is rejected, and what the payer will read. */
export function RejectPane({ file, onCancel, onReject, children }: RejectPaneProps) {
  const reason = useReason({ onSend: onReject, onCancel });
  return (
    <>
      <div className="vq-body">
        {children}
        <h3 className="mb-2 flex items-center justify-between text-sm">
          Tolak: apa alasannya?
          <span className="vr-keys text-xs font-regular text-text-2">
            <kbd>Esc</kbd> kembali
          </span>
        </h3>
        <ReasonField reason={reason} />
        <Letter file={file} reason={reason.reason} />
        <p className="mt-3 text-xs leading-[1.125rem] text-text-2">
          Bila uangnya kelak terlihat di mutasi, pembayaran ini tetap dapat dicari dari barisnya, dan dapat
          dibuka kembali.
        </p>
      </div>
      <div className="vq-foot">
        <Button variant="line" onClick={onCancel}>
          Batal <kbd>Esc</kbd>
        </Button>
        <Button variant="danger" onClick={reason.send}>
          <XBoldIcon size={18} />
          Tolak dan kirim <kbd>Ctrl Enter</kbd>
        </Button>
      </div>
    </>
  );
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, "$1****");

function receiverOf({ payer_email, member }: PaymentFile): string {
  if (payer_email) return `Email ke ${masked(payer_email)}`;
  return member ? "Email ke alamat akunnya" : "Tanpa email: dibaca di halaman pembayarannya";
}

/** The letter as it will be sent, so that nobody is surprised by what went out. */
function Letter({ file, reason }: { file: PaymentFile; reason: string | undefined }) {
  return (
    <section className="mt-4" aria-label="Yang diterima pembayar">
      <h3 className="mb-2 text-sm">Yang diterima pembayar</h3>
      <div className="rounded-[10px] bg-surface-2 px-3.5 py-3 text-[13px] leading-[1.125rem]">
        <p className="mb-1.5 text-text-2">
          {receiverOf(file)}
          {file.member && " · juga di riwayatnya"}
        </p>
        <p>
          Transfer {rupiah(file.amount)} ({file.reference}) ditolak. Alasannya: <b>{reason ?? "…"}</b>
        </p>
      </div>
    </section>
  );
}
