import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import type { Statements } from "./use-statements.ts";

/** Asks back before money is set aside that probably belongs to a payment. */
export function LikelyDialog({ statements }: { statements: Statements }) {
  const { likely, joinLikely, keepAnyway, dismissLikely, busy } = statements;
  return (
    <ConfirmDialog
      open={likely !== undefined}
      title="Uang ini tampaknya sudah tercatat"
      text={likely?.detail}
      confirm={likely?.ofCash ? "Buka Kas" : "Cocokkan"}
      cancel="Kembali"
      busy={busy}
      onConfirm={joinLikely}
      onCancel={dismissLikely}
    >
      <Button variant="quiet" className="mt-3 w-full" disabled={busy} onClick={keepAnyway}>
        Bukan, ini uang lain: tetap belum diketahui dari siapa
      </Button>
    </ConfirmDialog>
  );
}
