import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../feedback/confirm-dialog.tsx";
import { TextArea } from "../form/text-area.tsx";
import { useCorrection } from "./use-correction.ts";
import { useFocusBack } from "./use-focus-back.ts";

interface ReasonDialogProps {
  title: string;
  /** What will happen, before it does. */
  text: string;
  confirm: string;
  success: string;
  /** Whom the reason is for. */
  label?: string;
  /** Words that will usually do. */
  suggested?: string;
  /** So many letters, where the server asks for more than five. */
  least?: number;
  /** So many letters at the most, where the server takes more. */
  most?: number;
  /** What is said of too few words. */
  short?: string;
  /** Off where nothing is taken from anybody. */
  danger?: boolean;
  /** Off where the page itself holds navigations back: a router asks only one. */
  backCancels?: boolean;
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
  suggested,
  least,
  most = REASON_MOST,
  short,
  danger = true,
  backCancels = true,
  correct,
  onClose,
  children,
}: ReasonDialogProps) {
  const correction = useCorrection({ correct, success, suggested, least, short });
  const { reason, setReason, busy, problem, send } = correction;
  useFocusBack();
  return (
    <ConfirmDialog
      open
      danger={danger}
      backCancels={backCancels}
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
          maxLength={most}
          error={problem}
          onKeyDown={async ({ key, ctrlKey, metaKey }) =>
            key === "Enter" && (ctrlKey || metaKey) && (await send()) && onClose()
          }
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
