import type { PaymentPage } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../../platform/format.ts";
import { whatsappLink } from "../../platform/whatsapp.ts";
import { treasurerQuery } from "../transfer/queries.ts";

/** Names the number and not the page's address, which must stay private. */
export function useAskOnWhatsApp({ number, amount, about }: PaymentPage): string {
  const { data } = useQuery(treasurerQuery());
  if (!data) return "/hubungi-kami";
  const text = `Assalamu'alaikum, saya ingin bertanya tentang pembayaran ${number} (${about.title}, ${rupiah(amount)}).`;
  return whatsappLink(data.whatsapp_number, text);
}
