import type { PaymentOptions } from "@barakah/contract";
import {
  type Bank,
  type PaymentMethod,
  QRIS_CODES,
  QRIS_MOST_AMOUNT,
  QRIS_WIDE,
  type QrisMethod,
} from "@barakah/contract/payments/methods";
import { wholeNumber } from "../../platform/format.ts";
import { readQuery } from "../../platform/query-client.ts";

/** Null if the amount is too large for QRIS. */
export const qrisFor = (qris: QrisMethod | null | undefined, total: number) =>
  qris ? (total > QRIS_MOST_AMOUNT ? null : qris) : undefined;

/** Gifts get a code added, purchases get it taken off. */
export function qrisSumText(kind: "gifts" | "goods", total: number): string {
  const code = `${kind === "gifts" ? "ditambah" : "dipotong"} 1–${QRIS_CODES} rupiah sebagai kode unik`;
  const wide = kind === "gifts" && total > QRIS_WIDE.above;
  return `Nominal pasti muncul bersama kode QRIS: ${code}${wide ? ` (saat ramai sampai ${wholeNumber(QRIS_WIDE.codes)})` : ""}.`;
}

export interface MethodOffer {
  method: PaymentMethod;
  name: string;
  text: string;
}

export function methodOffers(
  options: PaymentOptions,
  banks: readonly Bank[],
  qris?: QrisMethod | null,
): MethodOffer[] {
  const transfers = options.banks
    .filter(({ code }) => banks.includes(code))
    .map(({ code, name }): MethodOffer => {
      return { method: code, name, text: "Transfer manual, konfirmasi lewat WhatsApp" };
    });
  if (qris)
    transfers.push({
      method: qris,
      name: "QRIS",
      text: `Semua bank dan dompet, ${options.qris.automatic ? "terverifikasi otomatis" : "dicek bendahara"}`,
    });
  if (!options.online) return transfers;
  const online: MethodOffer = {
    method: "midtrans",
    name: "Pembayaran Online",
    text: "Kartu, QRIS, atau dompet digital, terverifikasi otomatis",
  };
  return [...transfers, online];
}

export const accountOf = (options: PaymentOptions, bank: Bank) =>
  options.banks.find(({ code }) => code === bank);

/** Null if the chosen method is no longer offered: a draft may remember an old one. */
export function offeredMethod(
  options: PaymentOptions | undefined,
  banks: readonly Bank[],
  chosen: PaymentMethod | null,
  qris?: QrisMethod | null,
): PaymentMethod | null {
  const offers = options ? methodOffers(options, banks, qris) : [];
  return offers.find(({ method }) => method === chosen)?.method ?? null;
}

export const paymentOptionsQuery = () => readQuery(["payment-options"], "GET /api/payments/options/", {});
