import { isQris } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { changeStatus, type Decision } from "../queries/history.ts";
import { lockPayment, type Payment } from "../queries/payments.ts";
import { promisedOf } from "../queries/refunds.ts";
import type { Payables } from "./payable.ts";
import { refuseByHand } from "./refuse-online-by-hand.ts";
import { refuseOwnMoney } from "./refuse-own-money.ts";
import type { Moved } from "./verify-payment.ts";

/**
 * A payment that was rejected, or expired before its money arrived: by QRIS only with a notice, by transfer if staff say so.
 * The amount of an expired QRIS without a notice may belong to another payment by now.
 */
const canReopen = ({ status, method, claimed }: Payment, { as }: Decision) =>
  status === "rejected" || (status === "expired" && (isQris(method) ? claimed : as === "staff"));

/** A rejected payment is pending again, without expiry. Its payable reserves goods or seats again, or refuses. */
export async function reopenPayment(
  tx: Tx,
  payables: Payables,
  paymentId: string,
  decision: Decision,
): Promise<Moved> {
  const before = await lockPayment(tx, paymentId);
  refuseByHand(before, decision);
  await refuseOwnMoney(tx, before, decision);
  if (!canReopen(before, decision)) return { moved: false, payment: before };
  // Money that was refunded, or promised back, cannot pay it.
  if (before.held_amount - (await promisedOf(tx, paymentId)) < before.seen_amount)
    throw conflict("held_gone", "Uangnya sudah dikembalikan kepada pembayar. Minta pembayaran yang baru.");
  const payment = await changeStatus(tx, before, { status: "pending", expires_at: null }, decision);
  await payables.of(payment).reopened(tx, payment, decision);
  return { moved: true, payment };
}
