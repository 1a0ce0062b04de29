import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useCorrection } from "./use-correction.ts";

interface ReasonDialogProps {
  title: string;
  /** What will happen, before it does. */
  text: string;
  confirm: string;
  success: string;
  /** Whom the reason is for. */
  label?: string;
  correct(reason: string): Promise<unknown>;
  onClose(): void;
  children?: ReactNode;
}

/** Asks why before something that was decided is corrected. */
export function ReasonDialog({
  title,
  text,
  confirm,
  success,
  label = "Alasan (dibaca pembayar dan tercatat)",
  correct,
  onClose,
  children,
}: ReasonDialogProps) {
  const { reason, setReason, busy, problem, send } = useCorrection(correct, success);
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      text={text}
      cancel="Tidak jadi"
      confirm={confirm}
      busy={busy}
      onCancel={onClose}
      onConfirm={async () => (await send()) && onClose()}
    >
      {children}
      <div className="mt-3">
        <TextArea
          label={label}
          value={reason}
          maxLength={300}
          error={problem}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
