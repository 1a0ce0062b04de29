import { type ReactNode, useEffect, useId, useRef } from "react";
import { BackAsCancel } from "../feedback/confirm-dialog.tsx";
import { useScrimPress } from "../feedback/scrim-press.ts";
import { IconButton } from "../form/icon-button.tsx";
import { ignoreSecondTap } from "../form/second-tap.ts";
import { Icon } from "../icons/icon.tsx";
import { useFocusBack } from "./use-focus-back.ts";
import "./work-dialog.css";

interface WorkDialogProps {
  title: string;
  /** The footer with the buttons, always visible. */
  foot: ReactNode;
  onClose(): void;
  /** Off where the page itself holds navigations back: a router asks only one. */
  backCancels?: boolean;
  children: ReactNode;
}

/** A modal dialog; full screen on phones. Rendered only while it is open. */
export function WorkDialog({ title, foot, onClose, backCancels = true, children }: WorkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    ignoreSecondTap();
    return ignoreSecondTap;
  }, []);
  useScrimPress(dialog, onClose);
  useFocusBack();
  return (
    <dialog ref={dialog} aria-labelledby={id} className="bo-dialog" onClose={onClose}>
      {backCancels && <BackAsCancel onCancel={onClose} />}
      {/* No landmarks: some dialogs are opened from the page's header. */}
      <div className="head">
        <h2 id={id}>{title}</h2>
        <IconButton label="Tutup" onClick={onClose}>
          <Icon name="x-bold" size={18} />
        </IconButton>
      </div>
      <div className="bo-dialog-body">{children}</div>
      <div className="foot">{foot}</div>
    </dialog>
  );
}
