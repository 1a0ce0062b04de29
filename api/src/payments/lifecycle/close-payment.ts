import type { Tx } from "../../platform/database/database.ts";
import { changeStatus, type Decision } from "../queries/history.ts";
import { lockPayment } from "../queries/payments.ts";
import type { Payables } from "./payable.ts";
import { refuseByHand } from "./refuse-online-by-hand.ts";
import { refuseOwnMoney } from "./refuse-own-money.ts";
import { canMove, type PaymentStatus } from "./status-transitions.ts";
import { tellPayer } from "./tell-payer.ts";
import type { Decided } from "./verify-payment.ts";

/** Ends a payment that was never verified. */
export async function closePayment(
  tx: Tx,
  payables: Payables,
  paymentId: string,
  to: Extract<PaymentStatus, "rejected" | "expired" | "cancelled">,
  decision: Decision,
  /** For a rejection: whether bank lines are still compared with it. */
  { sought = true }: { sought?: boolean } = {},
): Promise<Decided> {
  const before = await lockPayment(tx, paymentId);
  if (to === "rejected") refuseByHand(before, decision);
  await refuseOwnMoney(tx, before, decision);
  if (!canMove(before.status, to)) return { moved: false, payment: before };
  const payment = await changeStatus(tx, before, { status: to, sought }, decision);
  await payables.of(payment).closed(tx, payment, decision);
  return { moved: true, payment, news: await tellPayer(tx, payables, payment, decision) };
}
