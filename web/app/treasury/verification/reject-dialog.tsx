import { useState } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";

const PRESETS = [
  "Nominal belum sesuai 3 digit terakhir.",
  "Transfer belum masuk ke rekening kami.",
  "Bukti transfer tidak terbaca. Mohon kirim ulang foto yang jelas.",
  "Bukti transfer ini sudah pernah dipakai.",
  "Bukti bukan untuk rekening kami.",
];
const LEAST = 5;

interface RejectDialogProps {
  name: string;
  open: boolean;
  onCancel(): void;
  onReject(reason: string): void;
}

/** A rejection needs words that the payer can act on. */
export function RejectDialog({ name, open, onCancel, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < LEAST;
  function confirm() {
    setTried(true);
    if (short) return;
    onReject(reason.trim());
    setReason("");
    setTried(false);
  }
  return (
    <ConfirmDialog
      open={open}
      danger
      title={`Tolak pembayaran ${name}?`}
      text="Alasannya dikirim kepada pembayar."
      confirm="Tolak"
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <div className="mt-3 mb-3 flex flex-wrap gap-1.5">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={reason === preset}
            onClick={() => setReason(preset)}
            className="min-h-9 rounded-full border border-border-strong px-3 text-left text-xs font-semibold aria-pressed:border-primary aria-pressed:bg-primary-soft"
          >
            {preset}
          </button>
        ))}
      </div>
      <TextArea
        label="Alasan"
        value={reason}
        maxLength={300}
        onChange={({ target }) => setReason(target.value)}
        error={tried && short ? "Tulis alasan yang dapat dipahami pembayar." : undefined}
      />
    </ConfirmDialog>
  );
}
