import { isQris } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Decision, movePayment } from "../queries/history.ts";
import { lockPayment, type Payment } from "../queries/payments.ts";
import { promisedOf } from "../queries/refunds.ts";
import { type Moved, refuseByHand } from "./move-payment.ts";
import { refuseOwnMoney } from "./own-money.ts";
import type { Sellers } from "./seller.ts";

/**
 * Rejected; or expired, and its money came late: by our QRIS, as a notice has shown, or by transfer, as staff say. The amount
 * of an expired QRIS that no notice has shown may belong to another payment by now.
 */
const canReopen = ({ status, method, claimed }: Payment, { as }: Decision) =>
  status === "rejected" || (status === "expired" && (isQris(method) ? claimed : as === "staff"));

/**
 * A rejected payment waits for a decision again, without a time limit. Its seller takes back what the rejection had set
 * free, under the payment's lock, and refuses where that is no longer there.
 */
export async function reopenPayment(
  tx: Tx,
  sellers: Sellers,
  paymentId: string,
  decision: Decision,
): Promise<Moved> {
  const before = await lockPayment(tx, paymentId);
  refuseByHand(before, decision);
  await refuseOwnMoney(tx, before, decision);
  if (!canReopen(before, decision)) return { moved: false, payment: before };
  // What was promised back, or is back, pays nothing any more.
  if (before.held_amount - (await promisedOf(tx, paymentId)) < before.seen_amount)
    throw conflict("held_gone", "Uangnya sudah dikembalikan kepada pembayar. Minta pembayaran yang baru.");
  const payment = await movePayment(tx, before, { status: "pending", expires_at: null }, decision);
  await sellers.of(payment).reopened(tx, payment, decision);
  return { moved: true, payment };
}
