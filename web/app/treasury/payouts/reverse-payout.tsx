import type { StaffPayout } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useWork } from "../../ui/staff/use-work.ts";

/** A mistake is corrected by its opposite: nothing in the books is rubbed out. */
export function ReversePayout({ payout }: { payout: StaffPayout }) {
  const client = useQueryClient();
  const work = useWork();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  async function reverse() {
    const call = { params: { id: payout.id }, body: { reason } };
    const done = await work.run(
      () => api.call("POST /api/admin/payouts/:id/reverse/", call),
      "Penyaluran dana dibatalkan.",
    );
    if (!done) return;
    setAsking(false);
    await client.invalidateQueries({ queryKey: ["payouts"] });
  }
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
        text={`${rupiah(payout.amount)} kembali menjadi dana yang tersisa, dan laporannya hilang dari halaman kampanye. Buku besar mencatat keduanya.`}
        cancel="Tidak Jadi"
        confirm="Batalkan"
        busy={work.busy}
        onConfirm={reverse}
        onCancel={() => setAsking(false)}
      >
        <div className="mt-3">
          <TextArea
            label="Alasan"
            value={reason}
            maxLength={300}
            error={work.problem}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
