import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";
import { sessionStore } from "../../platform/session.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface UnsavedGuardProps {
  unsaved: boolean;
  /** True once saved, before the next render. */
  saved: RefObject<boolean>;
  /** Called when the visitor leaves anyway. */
  onLeave?(): void;
}

/** Not after the session has ended: then nothing can be saved. */
export function UnsavedGuard({ unsaved, saved, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !saved.current &&
      sessionStore.read() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      backCancels={false}
      title="Tinggalkan tanpa menyimpan?"
      text="Perubahan yang belum disimpan akan hilang."
      cancel="Tetap di Sini"
      confirm="Tinggalkan"
      danger
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
