import type { Actor } from "../../platform/actor.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { owePayer } from "../lifecycle/refund-payment.ts";
import { refundableNow } from "../lifecycle/refundable-amount.ts";
import { refuseOwnMoney } from "../lifecycle/refuse-own-money.ts";
import { refuseRefundOfMoreThanPaid } from "../lifecycle/refuse-refund-of-more-than-paid.ts";
import { noteInHistory } from "../queries/history.ts";
import { lockPayment, type Payment, paymentById } from "../queries/payments.ts";
import { insertRefund, promisedOf, refuseWhileAsked, type StoredRefund } from "../queries/refunds.ts";
import { claimedAccount, type Destination } from "./payers-account.ts";

export interface WantedRefund {
  amount: number | "all";
  /** One of several orders. */
  part?: string | undefined;
  reason: string;
  by: number;
  to: Destination;
}

/** What other features call to promise money back; the treasury decides who must agree. */
export type PromiseRefund = (
  tx: Tx,
  actor: Actor,
  paymentId: string,
  wanted: { amount?: number | undefined; part: string; reason: string },
) => Promise<StoredRefund>;

/** The payer's credit that is not promised yet. Part payments of a pending payment stay with it. */
export async function freelyHeld(reader: Reader, { id, status, held_amount }: Payment): Promise<number> {
  return status === "pending" ? 0 : held_amount - (await promisedOf(reader, id));
}

/** The most that can be refunded. */
export async function refundableOf(
  reader: Reader,
  payables: Payables,
  paymentId: string,
  part?: string,
): Promise<number> {
  const payment = await paymentById(reader, paymentId);
  const held = part === undefined ? await freelyHeld(reader, payment) : 0;
  return held + (await refundableNow(reader, payables, payment, part));
}

/**
 * Promises a refund by transfer: first from the payer's credit, then from the payment, whose payable's `refunded` runs in
 * the same transaction. It is transferred later.
 */
export async function oweRefund(
  tx: Tx,
  payables: Payables,
  paymentId: string,
  { amount: wanted, part, reason, by, to }: WantedRefund,
): Promise<{ refund: StoredRefund; payment: Payment }> {
  const before = await lockPayment(tx, paymentId);
  await refuseOwnMoney(tx, before, { as: "staff", by, reason });
  await refuseWhileAsked(tx, paymentId);
  const held = part === undefined ? await freelyHeld(tx, before) : 0;
  const most = held + (await refundableNow(tx, payables, before, part));
  const amount = wanted === "all" ? most : wanted;
  refuseRefundOfMoreThanPaid(amount, most);
  const decision = { as: "staff", by, reason: `${rupiah(amount)} akan dikembalikan: ${reason}` } as const;
  const taken = amount > held && (await owePayer(tx, payables, paymentId, amount - held, decision, part));
  if (!taken) await noteInHistory(tx, before, decision);
  const refund = await insertRefund(tx, {
    payment_id: paymentId,
    amount,
    part: part ?? null,
    way: "transfer",
    status: "owed",
    refund_key: null,
    taken_event: taken ? taken.event : null,
    // Uses the account that the payer named when paying.
    ...(to.account_number ? to : ((await claimedAccount(tx, before)) ?? to)),
    reason,
    decided_by: by,
    paid_from: null,
    paid_on: null,
    paid_by: null,
  });
  return { refund, payment: await paymentById(tx, paymentId) };
}
