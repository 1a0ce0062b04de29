import type { AmilTake } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";

/** A share that was too much, or taken from the wrong fund, goes back by its opposite. */
export function GiveBack({ take }: { take: AmilTake }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const giving = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/amil-takes/:id/reverse/", { params: { id: take.id }, body: { reason } }),
    success: "Bagian amil dikembalikan.",
    onError() {},
    refreshes: "everything",
  });
  return (
    <>
      <Button variant="line" size="sm" className="btn-40" onClick={() => setAsking(true)}>
        Kembalikan
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title="Kembalikan bagian amil ini?"
        text={`${rupiah(take.amount)} kembali ke ${take.from.name}. Buku besar mencatat keduanya.`}
        confirm="Kembalikan"
        busy={giving.busy}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          if (await giving.send()) setAsking(false);
        }}
      >
        <div className="mt-3">
          <TextArea
            label="Alasan"
            value={reason}
            maxLength={300}
            error={giving.problem}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
