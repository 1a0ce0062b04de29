import type { StaffStorePayout } from "@barakah/contract";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ReturnDialog } from "../returned-transfers/return-dialog.tsx";

/** The bank gave a store's transfer back. */
export function StoreReturnDialog({ payout, onClose }: { payout: StaffStorePayout; onClose(): void }) {
  const { id, store, amount, gift_amount, paid_to, return_lines } = payout;
  return (
    <ReturnDialog
      title={`${rupiah(amount - gift_amount)} kembali dari bank?`}
      text={`Transfer ke ${paid_to} untuk ${store.name}. Lihat dahulu di aplikasi bank bahwa uangnya benar masuk lagi; sesudah dicatat, saldo toko bertambah lagi dan catatan ini tidak dapat dibatalkan.${gift_amount > 0 ? ` Sedekah ${rupiah(gift_amount)} tetap.` : ""}`}
      reasonLabel="Alasan dari bank (dibaca penjual)"
      success="Dicatat. Saldo toko kembali, dan penjualnya sudah dikabari."
      lines={return_lines}
      send={(body) => api.call("POST /api/admin/store-payouts/:id/returned/", { params: { id }, body })}
      onClose={onClose}
    />
  );
}
