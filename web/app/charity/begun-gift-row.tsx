import { useState } from "react";
import { rupiah } from "../platform/format.ts";
import { DockRow } from "../ui/layout/dock-row.tsx";
import { begunGift, forgetBegunGift } from "./begun-gift.ts";

/** Leads back to the confirmation for those who closed the tab to transfer. */
export default function BegunGiftRow() {
  const [gift, setGift] = useState(begunGift);
  if (!gift) return null;
  function putAway() {
    forgetBegunGift();
    setGift(undefined);
  }
  return (
    <DockRow
      label="Donasi yang belum selesai"
      to="/konfirmasi-pembayaran-donasi"
      above={`Bukti transfer ${rupiah(gift.total)} belum dikirim`}
      text="Lihat rekening dan kirim bukti"
      putAway={{ label: "Singkirkan donasi yang belum selesai", act: putAway }}
    />
  );
}
