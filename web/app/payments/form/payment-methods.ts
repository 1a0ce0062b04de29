import type { PaymentOptions } from "@barakah/contract";
import type { Bank, PurchaseMethod, QrisMethod } from "@barakah/contract/payments/methods";
import { QRIS_MOST_AMOUNT } from "@barakah/contract/payments/qris/unique-amount-ranges";
import { readQuery } from "../../platform/query-client.ts";

/** Whether QRIS is offered; null if the amount is too large for it. */
export type QrisOffer = boolean | null;
export const qrisFor = (qris: QrisMethod | null | undefined, total: number): QrisOffer =>
  total > QRIS_MOST_AMOUNT && qris ? null : Boolean(qris);

export interface MethodOffer {
  method: PurchaseMethod;
  name: string;
  text: string;
}

/** The banks that payers are offered: the usual ones, or the community's other account if it has none of these. */
export function banksFor({ banks }: PaymentOptions, usual: readonly Bank[]): PaymentOptions["banks"] {
  const offered = banks.filter(({ code }) => usual.includes(code));
  return offered.length > 0 ? offered : banks;
}

export function methodOffers(
  options: PaymentOptions,
  banks: readonly Bank[],
  qris?: QrisOffer,
): MethodOffer[] {
  const transfers = banksFor(options, banks).map(({ code, name }): MethodOffer => {
    return { method: code, name, text: "Transfer sendiri, lalu kirim foto buktinya" };
  });
  if (qris)
    transfers.push({
      method: "qris",
      name: "QRIS",
      text: `Semua bank dan dompet digital, ${options.qris.automatic ? "terverifikasi otomatis" : "dicek bendahara"}`,
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

/** Empty if the chosen method is no longer offered: a draft may remember an old one. */
export function offeredMethod(
  options: PaymentOptions | undefined,
  banks: readonly Bank[],
  chosen: PurchaseMethod | "",
  qris?: QrisOffer,
): PurchaseMethod | "" {
  const offers = options ? methodOffers(options, banks, qris) : [];
  return offers.find(({ method }) => method === chosen)?.method ?? "";
}

export const paymentOptionsQuery = () => readQuery(["payment-options"], "GET /api/payments/options/", {});
