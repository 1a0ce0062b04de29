import { api } from "../../platform/browser-api.ts";
import { ReasonButton } from "../../ui/staff/reason-dialog.tsx";

/** For a payment that was rejected: it waits for verification again. */
export const ReopenPayment = ({ reference }: { reference: string }) => (
  <ReasonButton
    button="Buka kembali"
    danger={false}
    title="Buka kembali pembayaran ini?"
    text="Ia menunggu diperiksa lagi, dan pembayarnya diberi tahu. Stok pesanan atau tempat di kelas diambil lagi bila masih ada."
    label="Alasan"
    short="Tulis mengapa pembayaran ini dibuka kembali."
    confirm="Buka kembali"
    success="Dibuka kembali. Pembayaran ini menunggu di verifikasi."
    correct={(reason) =>
      api.call("POST /api/admin/payments/:reference/reopen/", { params: { reference }, body: { reason } })
    }
  />
);
