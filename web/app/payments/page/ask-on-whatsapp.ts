import type { PaymentPage } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../../platform/format.ts";
import { whatsappLink } from "../../platform/whatsapp.ts";
import { treasurerQuery } from "../transfer/queries.ts";

/** A chat about one payment. It travels through other companies, so it names the number and not the page. */
export function useAskOnWhatsApp({ number, amount, about }: PaymentPage): string {
  const { data } = useQuery(treasurerQuery());
  if (!data) return "/hubungi-kami";
  const text = `Assalamu'alaikum, saya ingin bertanya tentang pembayaran ${number} (${about.title}, ${rupiah(amount)}).`;
  return whatsappLink(data.whatsapp_number, text);
}
