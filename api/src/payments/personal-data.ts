import type { PersonalData } from "../platform/personal-data.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import {
  anonymisePayments,
  moneyOwedTo,
  paymentsOf,
  proofUnderReview,
  receiptsOf,
  refundsOf,
} from "./personal-data-queries.ts";
import { namelessReceipts } from "./queries/receipts.ts";
import { forgetTaxpayer, taxpayerOf } from "./queries/taxpayers.ts";

export const paymentsPersonalData: PersonalData = {
  section: "payments",
  collect: paymentsOf,
  async waits(tx, memberId) {
    const number = await proofUnderReview(tx, memberId);
    // The sender of a rejected or insufficient transfer must stay known, so that the money can be returned.
    return number && `Bukti transfermu untuk pembayaran ${number} masih kami periksa.`;
  },
  erase: anonymisePayments,
};

/** Receipts stay without a name, so that their numbers can still be verified. */
export const receiptsPersonalData: PersonalData = {
  section: "receipts",
  collect: receiptsOf,
  erase: namelessReceipts,
};

/** Erased with the payments that they belong to. */
export const refundsPersonalData: PersonalData = {
  section: "refunds",
  collect: refundsOf,
  async waits(tx, memberId) {
    const { refundsOwed, otherHeld } = await moneyOwedTo(tx, memberId);
    if (refundsOwed > 0) return `${rupiah(refundsOwed)} masih akan kami kembalikan kepadamu.`;
    return otherHeld > 0
      ? `${rupiah(otherHeld)} milikmu masih kami simpan. Hubungi kami untuk mengambilnya kembali.`
      : undefined;
  },
  async erase() {},
};

/** The export shows only the last digits, as the pages do. */
export const taxpayersPersonalData: PersonalData = {
  section: "taxpayer",
  collect: taxpayerOf,
  erase: forgetTaxpayer,
};
