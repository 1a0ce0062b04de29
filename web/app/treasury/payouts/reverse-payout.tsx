import type { StaffPayout } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";

/** A mistake is corrected by its opposite: nothing in the books is rubbed out. */
export function ReversePayout({ payout: { id, amount } }: { payout: StaffPayout }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger-line" size="sm" block className="btn-40 mt-4" onClick={() => setAsking(true)}>
        Batalkan penyaluran
      </Button>
      {asking && (
        <ReasonDialog
          backCancels={false}
          title="Batalkan penyaluran ini?"
          text={`${rupiah(amount)} kembali menjadi dana yang tersisa, dan laporannya hilang dari halaman program. Buku besar mencatat keduanya.`}
          label="Alasan"
          confirm="Batalkan"
          success="Penyaluran dana dibatalkan."
          correct={(reason) =>
            api.call("POST /api/admin/payouts/:id/reverse/", { params: { id }, body: { reason } })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
