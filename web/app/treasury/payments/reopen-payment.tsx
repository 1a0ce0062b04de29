import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";

/** For a payment that was rejected: it waits for verification again. */
export function ReopenPayment({ reference }: { reference: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" className="btn-40" onClick={() => setAsking(true)}>
        Buka kembali
      </Button>
      {asking && (
        <ReasonDialog
          danger={false}
          title="Buka kembali pembayaran ini?"
          text="Ia menunggu diperiksa lagi, dan pembayarnya diberi tahu. Stok pesanan atau tempat di kelas diambil lagi bila masih ada."
          label="Alasan"
          short="Tulis mengapa pembayaran ini dibuka kembali."
          confirm="Buka kembali"
          success="Dibuka kembali. Pembayaran ini menunggu di verifikasi."
          correct={(reason) =>
            api.call("POST /api/admin/payments/:reference/reopen/", {
              params: { reference },
              body: { reason },
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
