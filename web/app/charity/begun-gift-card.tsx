import { useState } from "react";
import { rupiah } from "../platform/format.ts";
import { IconButton } from "../ui/form/icon-button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { XBoldIcon } from "../ui/icons/icons.tsx";
import { Card } from "../ui/layout/card.tsx";
import { begunGift, forgetBegunGift } from "./begun-gift.ts";

/** The way back for who left to transfer and closed the tab. */
export default function BegunGiftCard() {
  const [gift, setGift] = useState(begunGift);
  if (!gift) return null;
  function putAway() {
    forgetBegunGift();
    setGift(undefined);
  }
  return (
    <section aria-label="Donasi yang belum selesai" className="px-4 pt-5">
      <Card as="article" className="p-4 pt-2">
        <div className="flex items-start">
          <div className="min-w-0 flex-1 pt-2">
            <span className="text-xs text-text-2">Sudah transfer? Buktinya belum dikirim</span>
            <b className="line-clamp-2">{gift.title}</b>
            <span className="text-sm text-text-2">{rupiah(gift.amount)}</span>
          </div>
          <IconButton label="Singkirkan donasi yang belum selesai" onClick={putAway}>
            <XBoldIcon size={18} />
          </IconButton>
        </div>
        <LinkButton to="/konfirmasi-pembayaran-donasi" variant="soft" size="sm" className="mt-2 w-full">
          Lihat rekening dan kirim bukti
        </LinkButton>
      </Card>
    </section>
  );
}
