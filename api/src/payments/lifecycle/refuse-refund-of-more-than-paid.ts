import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";

/** `most`: what was paid and not refunded yet, without what is not refundable (`refundable-amount.ts`). */
export function refuseRefundOfMoreThanPaid(amount: number, most: number): void {
  if (amount > 0 && amount <= most) return;
  throw conflict(
    "refund_too_much",
    most > 0
      ? `Yang dapat dikembalikan paling banyak ${rupiah(most)}.`
      : "Tidak ada uang dari pembayaran ini yang dapat dikembalikan.",
  );
}
