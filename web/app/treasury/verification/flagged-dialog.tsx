import type { QueuedPayment } from "@barakah/contract";
import { REASON_LEAST, REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { paymentWarnings } from "@barakah/contract/treasury/payment-warnings";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";

const SENTENCES = {
  proof_reused: "Bukti yang sama dikirim untuk pembayaran lain: satu transfer, dua pembayaran?",
  code_mismatch: "Tiga digit terakhir berbeda dari kode kategorinya.",
};

const warningsOf = (payment: QueuedPayment) => paymentWarnings(payment).map((flag) => SENTENCES[flag]);

export const isFlagged = (payment: QueuedPayment) => paymentWarnings(payment).length > 0;

interface FlaggedDialogProps {
  /** The payments with warnings; empty while the dialog is closed. */
  payments: readonly QueuedPayment[];
  onCancel(): void;
  onApprove(note: string): void;
}

/** Asks for a reason before payments with warnings are approved; it is stored in their history. */
export function FlaggedDialog({ payments, onCancel, onApprove }: FlaggedDialogProps) {
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const short = note.trim().length < REASON_LEAST;
  function confirm() {
    setTried(true);
    if (short) return;
    onApprove(note.trim());
    setNote("");
    setTried(false);
  }
  return (
    <ConfirmDialog
      open={payments.length > 0}
      title="Setujui meski ada peringatan?"
      confirm="Tetap setujui"
      cancel="Kembali memeriksa"
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <ul className="mt-3 mb-3 grid gap-2 text-sm">
        {payments.map((payment) => (
          <li key={payment.reference} className="rounded-[10px] bg-surface-2 px-3.5 py-2.5">
            <b className="block">
              {payment.payer_name} · {payment.reference}
            </b>
            {warningsOf(payment).join(" ")}
          </li>
        ))}
      </ul>
      <TextArea
        label="Mengapa tetap disetujui?"
        value={note}
        maxLength={REASON_MOST}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => key === "Enter" && (ctrlKey || metaKey) && confirm()}
        hint="Tercatat di riwayat dengan namamu."
        error={tried && short ? "Tulis alasannya; tercatat di riwayat." : undefined}
      />
    </ConfirmDialog>
  );
}
