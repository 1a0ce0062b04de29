import type { PaymentFile } from "@barakah/contract";
import { type ReactNode, useState } from "react";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { pressedOnce } from "../../ui/staff/pressed-once.ts";
import { ReasonField } from "./reason-field.tsx";
import { useReason } from "./use-reason.ts";

interface RejectPaneProps {
  file: PaymentFile;
  onCancel(): void;
  onReject(reason: string, keepLooking: boolean): void;
  /** Whose payment it is. */
  children: ReactNode;
}

/** Replaces the decision pane while a reason for rejecting is chosen. */
export function RejectPane({ file, onCancel, onReject, children }: RejectPaneProps) {
  const [keepLooking, setKeepLooking] = useState(true);
  const reason = useReason({ onSend: (text) => onReject(text, keepLooking), onCancel });
  return (
    <>
      <div className="vq-body">
        {children}
        <h3 className="mb-2 flex items-center justify-between text-sm">
          Tolak: apa alasannya?
          <span className="text-xs font-regular text-text-2 menu-folds:hidden">
            <kbd>Esc</kbd> kembali
          </span>
        </h3>
        <ReasonField reason={reason} />
        <Letter file={file} reason={reason.reason} />
        <label className="mt-4 flex items-start gap-2.5">
          <input
            type="checkbox"
            className="bo-check mt-0.5"
            checked={keepLooking}
            onChange={({ target }) => setKeepLooking(target.checked)}
          />
          <span>
            Tetap cari baris mutasi untuk pembayaran ini
            <small className="block text-text-2">
              {keepLooking
                ? "Bila uangnya kelak datang, barisnya menawarkan pembayaran ini untuk dibuka kembali."
                : "Tidak ditawarkan lagi; dari barisnya tetap dapat dicari dengan nama atau nomornya."}
            </small>
          </span>
        </label>
      </div>
      <div className="vq-foot">
        <Button variant="line" {...pressedOnce(onCancel)}>
          Batal <kbd>Esc</kbd>
        </Button>
        <Button variant="danger" {...pressedOnce(reason.send)}>
          <Icon name="x-bold" size={18} />
          Tolak dan kirim <kbd>Ctrl Enter</kbd>
        </Button>
      </div>
    </>
  );
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, "$1****");

function receiverOf({ payer_email, member }: PaymentFile): string {
  if (payer_email) return `E-mail ke ${masked(payer_email)}`;
  return member ? "E-mail ke alamat akunnya" : "Tanpa e-mail: dibaca di halaman pembayarannya";
}

const Letter = ({ file, reason }: { file: PaymentFile; reason: string | undefined }) => (
  <section className="mt-4" aria-label="Yang diterima pembayar">
    <h3 className="mb-2 text-sm">Yang diterima pembayar</h3>
    <div className="rounded-[10px] bg-surface-2 px-3.5 py-3 text-[0.8125rem] leading-[1.125rem]">
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
