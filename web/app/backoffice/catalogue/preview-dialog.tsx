import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";

/** The page as visitors will see it, phone-wide, with what is written now. */
export function PreviewDialog({ children, onClose }: { children: ReactNode; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label="Pratinjau"
      onClose={onClose}
      className="m-auto h-[min(92dvh,860px)] w-[min(96vw,430px)] overflow-hidden rounded-2xl bg-bg p-0 text-md text-text shadow-3 backdrop:bg-scrim"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-3 bg-surface px-4 py-2 shadow-under">
          <p className="font-bold">Pratinjau</p>
          <Button variant="line" size="sm" onClick={onClose}>
            Tutup
          </Button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
      </div>
    </dialog>
  );
}
