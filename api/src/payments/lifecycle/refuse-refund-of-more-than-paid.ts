import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";

/** `most`: of the payment or one part of it, what was paid and is still refundable (`refundable-amount.ts`). */
export function refuseRefundOfMoreThanPaid(amount: number, most: number): void {
  if (amount > 0 && amount <= most) return;
  throw conflict(
    "refund_too_much",
    most > 0
      ? `Yang dapat dikembalikan paling banyak ${rupiah(most)}.`
      : "Tidak ada uang yang dapat dikembalikan.",
  );
}
