import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { ignoreSecondTap } from "../form/second-tap.ts";
import { useScrimPress } from "./scrim-press.ts";
import { useFocusBack } from "./use-focus-back.ts";

type Named = { label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string };

type ModalProps = Named & {
  className: string;
  onClose(): void;
  /** Off where the page itself blocks navigation: the router supports only one blocker. */
  backCancels?: boolean | undefined;
  children: ReactNode;
};

/**
 * The only modal dialog. Rendered only while it is open. Esc, the scrim and 'back' close it, the second tap of a double tap on
 * its opener does nothing in it, and the focus returns to the opener.
 */
export function Modal({ label, labelledBy, className, onClose, backCancels = true, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // In a layout effect: no frame shows the page without the dialog.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    ignoreSecondTap();
    return ignoreSecondTap;
  }, []);
  useScrimPress(dialog, onClose);
  useFocusBack();
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
      // A late close event of an earlier dialog must not close this one.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      {backCancels && <BackAsCancel onCancel={onClose} />}
      {children}
    </dialog>
  );
}

/** The back button closes the dialog and leaves the page where it is. */
function BackAsCancel({ onCancel }: { onCancel(): void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onCancel();
  }, [blocker, onCancel]);
  return null;
}
