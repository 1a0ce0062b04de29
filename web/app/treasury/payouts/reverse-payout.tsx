import type { StaffPayout } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";

/** A mistake is corrected by its opposite: nothing in the books is rubbed out. */
export function ReversePayout({ payout }: { payout: StaffPayout }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const reversal = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/payouts/:id/reverse/", { params: { id: payout.id }, body: { reason } }),
    success: "Penyaluran dana dibatalkan.",
    onSuccess() {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ["payouts"] });
    },
  });
  return (
    <>
      <Button variant="danger-line" size="sm" block className="btn-40 mt-4" onClick={() => setAsking(true)}>
        Batalkan penyaluran
      </Button>
      <ConfirmDialog
        open={asking}
        backCancels={false}
        danger
        title="Batalkan penyaluran ini?"
        text={`${rupiah(payout.amount)} kembali menjadi dana yang tersisa, dan laporannya hilang dari halaman program. Buku besar mencatat keduanya.`}
        cancel="Tidak Jadi"
        confirm="Batalkan"
        busy={reversal.busy}
        onConfirm={() => reversal.send()}
        onCancel={() => setAsking(false)}
      >
        <div className="mt-3">
          <TextArea
            label="Alasan"
            value={reason}
            maxLength={300}
            error={reversal.problem}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
