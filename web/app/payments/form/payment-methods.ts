import type { PaymentOptions } from "@barakah/contract";
import type { Bank, PaymentMethod } from "@barakah/contract/payments/methods";

export interface MethodOffer {
  method: PaymentMethod;
  name: string;
  text: string;
}

/** What can be chosen: those of `banks` that have an account, and the online provider where there is one. */
export function methodOffers(options: PaymentOptions, banks: readonly Bank[]): MethodOffer[] {
  const transfers = options.banks
    .filter(({ code }) => banks.includes(code))
    .map(({ code, name }): MethodOffer => {
      return { method: code, name, text: "Transfer manual, konfirmasi lewat WhatsApp" };
    });
  if (!options.online) return transfers;
  const online: MethodOffer = {
    method: "midtrans",
    name: "Pembayaran Online",
    text: "Kartu, QRIS, atau dompet digital, terverifikasi otomatis",
  };
  return [...transfers, online];
}

/** The bank's account that a transfer goes to. */
export function accountOf(options: PaymentOptions, bank: Bank) {
  return options.banks.find(({ code }) => code === bank);
}

/** The method that was chosen; nothing when it is no longer offered, as a draft may remember one. */
export function offeredMethod(
  options: PaymentOptions | undefined,
  banks: readonly Bank[],
  chosen: PaymentMethod | null,
): PaymentMethod | null {
  const offers = options ? methodOffers(options, banks) : [];
  return offers.find(({ method }) => method === chosen)?.method ?? null;
}
