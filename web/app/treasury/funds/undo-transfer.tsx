import type { FundTransfer } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";

/** A transfer that was wrong is answered by its opposite, and again another one decides. */
export function UndoTransfer({ transfer }: { transfer: FundTransfer }) {
  const { state, undone, undoes } = transfer;
  if (undone?.state === "waiting") return <span className="text-text-2">Pembatalan menunggu</span>;
  if (state !== "approved" || undone || undoes) return null;
  return <AskToUndo transfer={transfer} />;
}

function AskToUndo({ transfer: { id, from, to, amount } }: { transfer: FundTransfer }) {
  const [asking, setAsking] = useState(false);
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
      {asking && (
        <ReasonDialog
          danger={false}
          title="Ajukan pembatalan?"
          text={`${rupiah(amount)} kembali dari ${to.name} ke ${from.name} setelah petugas keuangan lain menyetujuinya. Buku besar mencatat keduanya.`}
          label="Alasan"
          confirm="Ajukan pembatalan"
          success="Pembatalan diajukan. Petugas keuangan lain sudah diberi tahu."
          correct={(reason) =>
            api.call("POST /api/admin/fund-transfers/:id/undo/", { params: { id }, body: { reason } })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
