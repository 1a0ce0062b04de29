import {
  type Account,
  amountIn,
  balanceOf,
  payers,
  post,
  postReversal,
  timesPosted,
  writtenOff,
} from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Decision, recordMove } from "../queries/history.ts";
import { lockPayment, type Payment, updatePayment } from "../queries/payments.ts";
import { partAsked } from "../queries/refunds.ts";
import type { Share } from "../queries/shares.ts";
import { divideInProportion, totalOf } from "./divide-in-proportion.ts";
import { methodRules } from "./methods.ts";
import type { PartShare, Payables } from "./payable.ts";
import { type Divided, divide, notRefundedYet, partsOf, refundableNow } from "./refundable-amount.ts";
import { refuseRefundOfMoreThanPaid } from "./refuse-refund-of-more-than-paid.ts";
import { refuseUnnamedPart } from "./refuse-unnamed-part.ts";
import { renewReceipts } from "./renew-receipts.ts";
import { canMove } from "./status-transitions.ts";
import { tellOfRefund } from "./tell-payer.ts";
import type { Moved } from "./verify-payment.ts";

const undone = (paymentId: string) => `payment:${paymentId}:refunded:undone`;

/** Named by the refunded total; numbered, because the same total can recur after a withdrawal. */
async function refundedEvent(tx: Tx, { id, refunded_amount }: Payment): Promise<string> {
  const times = await timesPosted(tx, undone(id), id);
  return `payment:${id}:refunded:${refunded_amount}${times === 0 ? "" : `:${times + 1}`}`;
}

/** Refundable shares first; the others only for what the provider took beyond them. */
function takenFrom({ free, kept }: Divided, amount: number): PartShare[] {
  const first = Math.min(amount, totalOf(free));
  return [
    ...(first > 0 ? divideInProportion(free, first) : []),
    ...(amount > first ? divideInProportion(kept, amount - first) : []),
  ];
}

/** Takes `amount` from the shares of a locked verified payment and posts it to `account`. */
async function takeFromShares(
  tx: Tx,
  payables: Payables,
  before: Payment,
  amount: number,
  account: Account,
  decision: Decision,
  part?: string,
): Promise<Taken> {
  const whole = amount === notRefundedYet(before);
  const divided = divide(await partsOf(tx, payables, before, true), whole ? undefined : part);
  const forgiven = whole ? before.written_off : 0;
  const refunded_amount = before.refunded_amount + amount + forgiven;
  const payment = await updatePayment(tx, before.id, {
    refunded_amount,
    ...(whole && { status: "refunded" as const }),
    ...(account === payers() && { held_amount: before.held_amount + amount }),
  });
  const from = takenFrom(divided, amount + forgiven);
  const to: Share[] = [
    { account, amount: -amount },
    { account: writtenOff(), amount: -forgiven },
  ];
  const event = await refundedEvent(tx, payment);
  await post(tx, {
    event,
    paymentId: payment.id,
    description: `${payment.reference} dikembalikan`,
    legs: [...from, ...to.filter((leg) => leg.amount !== 0)],
  });
  await payables.of(payment).refunded(tx, payment, { amount: amount + forgiven, from, event }, decision);
  await renewReceipts(tx, payables, payment, whole ? "refunded" : "part_refunded", decision);
  await recordMove(tx, payment, before.status, decision);
  return { payment, event };
}

interface Taken {
  payment: Payment;
  event: string;
}

/**
 * Reverses a refund of a locked payment and runs its payable's `restored`. Only the newest: later ones were computed from what
 * this one had left.
 */
export async function putBack(
  tx: Tx,
  payables: Payables,
  before: Payment,
  event: string,
  decision: Decision,
): Promise<Payment> {
  if (event.split(":")[3] !== String(before.refunded_amount))
    throw conflict("newer_refund", "Batalkan dahulu pengembalian yang lebih baru dari pembayaran ini.");
  const series = undone(before.id);
  await postReversal(tx, event, {
    event: `${series}:${(await timesPosted(tx, series, before.id)) + 1}`,
    description: `${before.reference} batal dikembalikan`,
  });
  const held = 0 - (await amountIn(tx, event, payers()));
  const amount = held - (await amountIn(tx, event, writtenOff()));
  const payment = await updatePayment(tx, before.id, {
    status: "verified",
    refunded_amount: before.refunded_amount - amount,
    held_amount: before.held_amount - held,
  });
  const whole = before.status === "refunded";
  await payables.of(payment).restored(tx, payment, amount, decision, whole, event);
  await renewReceipts(tx, payables, payment, "restored", decision);
  await recordMove(tx, payment, before.status, decision);
  return payment;
}

/** A part or the rest of a verified payment becomes the payer's credit, until it is transferred. */
export async function owePayer(
  tx: Tx,
  payables: Payables,
  paymentId: string,
  wanted: number | "all",
  decision: Decision,
  part?: string,
): Promise<Taken> {
  const before = await lockPayment(tx, paymentId);
  const most = await refundableNow(tx, payables, before, part);
  const amount = wanted === "all" ? most : wanted;
  refuseRefundOfMoreThanPaid(amount, most);
  await refuseUnnamedPart(tx, payables, before, amount, part);
  return takeFromShares(tx, payables, before, amount, payers(), decision, part);
}

async function takenSoFar(tx: Tx, { id, method }: Payment): Promise<number> {
  const { arrivesAt } = methodRules(method);
  const [refunded, lost] = [`payment:${id}:refunded`, `payment:${id}:lost`];
  return 0 - (await balanceOf(tx, arrivesAt, refunded)) - (await balanceOf(tx, arrivesAt, lost));
}

/** Refunded by us and taken by the provider too: that money is lost. */
async function loseAgain(tx: Tx, payment: Payment, amount: number) {
  const series = `payment:${payment.id}:lost`;
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series, payment.id)) + 1}`,
    paymentId: payment.id,
    description: `${payment.reference} ditarik penyedia setelah kami kembalikan`,
    legs: [
      { account: writtenOff(), amount },
      { account: methodRules(payment.method).arrivesAt, amount: -amount },
    ],
  });
}

/**
 * The provider refunded a part or the rest of a payment. `total` is the provider's cumulative amount, so that
 * repeated answers change nothing.
 */
export async function takenBackByProvider(
  tx: Tx,
  payables: Payables,
  paymentId: string,
  total: number | "all",
  decision: Decision,
): Promise<Moved> {
  const before = await lockPayment(tx, paymentId);
  if (before.status !== "verified" && before.status !== "refunded") return { moved: false, payment: before };
  const wanted = total === "all" ? before.amount : Math.min(total, before.amount);
  const taken = wanted - (await takenSoFar(tx, before));
  if (taken <= 0) return { moved: false, payment: before };
  const amount = canMove(before.status, "refunded") ? Math.min(taken, notRefundedYet(before)) : 0;
  if (taken > amount) await loseAgain(tx, before, taken - amount);
  if (amount === 0) return { moved: true, payment: before };
  const { arrivesAt } = methodRules(before.method);
  const part = await partAsked(tx, before.id, amount);
  const { payment } = await takeFromShares(tx, payables, before, amount, arrivesAt, decision, part);
  await tellOfRefund(tx, payables, payment, amount);
  return { moved: true, payment };
}
