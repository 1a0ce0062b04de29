import type { FundTransfer } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";

/** A transfer that was wrong is answered by its opposite, and again another one decides. */
export function UndoTransfer({ transfer }: { transfer: FundTransfer }) {
  const { state, undone, undoes } = transfer;
  if (undone?.state === "waiting") return <span className="text-text-2">Pembatalan menunggu</span>;
  if (state !== "approved" || undone || undoes) return null;
  return <AskToUndo transfer={transfer} />;
}

function AskToUndo({ transfer: { id, from, to, amount } }: { transfer: FundTransfer }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const undoing = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/fund-transfers/:id/undo/", { params: { id }, body: { reason } }),
    success: "Pembatalan diajukan. Petugas keuangan lain sudah diberi tahu.",
    onError() {},
    refreshes: [["funds"]],
  });
  return (
    <>
      <Button
        variant="line"
        size="sm"
        className="btn-40"
        aria-label={`Batalkan pemindahan ${rupiah(amount)} dari ${from.name} ke ${to.name}`}
        onClick={() => setAsking(true)}
      >
        Batalkan
      </Button>
      <ConfirmDialog
        open={asking}
        title="Ajukan pembatalan?"
        text={`${rupiah(amount)} kembali dari ${to.name} ke ${from.name} setelah petugas keuangan lain menyetujuinya. Buku besar mencatat keduanya.`}
        confirm="Ajukan pembatalan"
        busy={undoing.busy}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          if (await undoing.send()) setAsking(false);
        }}
      >
        <div className="mt-3">
          <TextArea
            label="Alasan"
            value={reason}
            maxLength={300}
            error={undoing.problem}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
