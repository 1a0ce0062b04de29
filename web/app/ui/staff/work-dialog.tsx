import { type ReactNode, useId } from "react";
import { Modal } from "../feedback/modal.tsx";
import { IconButton } from "../form/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";
import "./work-dialog.css";

interface WorkDialogProps {
  title: string;
  /** The footer with the buttons, always visible. */
  foot: ReactNode;
  onClose(): void;
  backCancels?: boolean;
  children: ReactNode;
}

/** A modal dialog; full screen on phones. Rendered only while it is open. */
export function WorkDialog({ title, foot, onClose, backCancels = true, children }: WorkDialogProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} className="bo-dialog" onClose={onClose} backCancels={backCancels}>
      {/* No landmarks: some dialogs are opened from the page's header. */}
      <div className="head">
        <h2 id={id}>{title}</h2>
        <IconButton label="Tutup" onClick={onClose}>
          <Icon name="x-bold" size={18} />
        </IconButton>
      </div>
      <div className="bo-dialog-body">{children}</div>
      <div className="foot">{foot}</div>
    </Modal>
  );
}
