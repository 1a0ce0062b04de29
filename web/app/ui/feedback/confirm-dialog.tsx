import { type ReactNode, useId } from "react";
import { Button } from "../form/button.tsx";
import { Modal } from "./modal.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: string;
  /** A picture of what it is about, left of the title. */
  picture?: ReactNode;
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  /** What must be filled in to confirm. */
  children?: ReactNode;
  /** Off where the page itself blocks navigation: the router supports only one blocker. */
  backCancels?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something is lost. The safe choice is on the left; Esc, the scrim and 'back' are that choice too. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    picture,
    confirm,
    cancel = "Batal",
    danger = false,
    busy,
    children,
    backCancels = true,
    onConfirm,
    onCancel,
  } = props;
  const id = useId();
  if (!open) return null;
  return (
    <Modal labelledBy={id} className="sheet" onClose={onCancel} backCancels={backCancels}>
      <div className="mx-auto mb-4 h-1 w-10 rounded-full bg-border-strong opacity-60" />
      <div className="flex items-start gap-3.5">
        {picture}
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {text && <p className="text-sm text-pretty text-text-2">{text}</p>}
        </div>
      </div>
      {children}
      <div className="mt-[18px] flex flex-wrap gap-2.5 [&>*]:flex-1">
        <Button variant="line" onClick={onCancel} label={cancel} />
        <Button variant={danger ? "danger" : "primary"} onClick={onConfirm} busy={busy} label={confirm} />
      </div>
    </Modal>
  );
}
