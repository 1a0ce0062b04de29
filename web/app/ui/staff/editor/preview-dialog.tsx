import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Modal } from "../../feedback/modal.tsx";
import { Button } from "../../form/button.tsx";
import { Dock } from "../../layout/dock.tsx";

const HELD = "Yang belum disimpan juga tampil di sini. Tautan dan tombolnya tidak bekerja.";

/** Disables links in the preview. */
function holdLinks(page: HTMLElement | null) {
  const hold = (event: MouseEvent) =>
    event.target instanceof Element && event.target.closest("a") && event.preventDefault();
  page?.addEventListener("click", hold, { capture: true });
  return () => page?.removeEventListener("click", hold, { capture: true });
}

/**
 * The page as visitors will see it, phone-wide, with what is written now. Outside of the back office's own frame, whose
 * smaller controls would reach into it.
 */
export function PreviewDialog({ children, onClose }: { children: ReactNode; onClose(): void }) {
  return createPortal(
    <Modal
      label="Pratinjau"
      onClose={onClose}
      // The editor itself blocks navigation while something is not saved.
      backCancels={false}
      className="m-auto h-[min(94dvh,900px)] w-[min(96vw,430px)] overflow-hidden rounded-2xl bg-bg p-0 text-md text-text shadow-3 backdrop:bg-scrim"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-3 border-b border-border bg-surface-2 px-4 py-2">
          <p className="text-xs text-text-2">
            <b className="block text-sm text-text">Pratinjau</b>
            {HELD}
          </p>
          <Button variant="line" size="sm" onClick={onClose} label="Tutup" />
        </div>
        {children}
      </div>
    </Modal>,
    document.body,
  );
}

interface PreviewPageProps {
  header: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** The frame of a previewed page. Only its content is interactive. */
export const PreviewPage = ({ header, actions, children }: PreviewPageProps) => (
  <>
    <div inert>{header}</div>
    <div ref={holdLinks} className="min-h-0 flex-1 overflow-y-auto [--header-h:0px]">
      <div className="flex min-h-full flex-col">{children}</div>
    </div>
    <div inert>
      <Dock actions={actions} />
    </div>
  </>
);
