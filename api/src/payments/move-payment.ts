import { type Account, balanceOf, bank, post, provider, unidentified } from "../ledger/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { tellOfRefund, tellPayer } from "./payer-news.ts";
import { lockPayment, type Payment, type PaymentMethod, recordMove, updatePayment } from "./queries.ts";
import type { Sellers } from "./seller.ts";
import { canMove, type Decision, type PaymentStatus } from "./states.ts";

/** Where the money of a payment arrives. */
const ARRIVES_AT: Record<PaymentMethod, Account> = {
  bsi: bank("bsi"),
  bjb: bank("bjb"),
  midtrans: provider("midtrans"),
};

const moving = (amount: number, from: Account, to: Account) => [
  { account: to, amount },
  { account: from, amount: -amount },
];

export type Moved = { moved: true; payment: Payment } | { moved: false; payment: Payment };

/** Booked by hand it would be counted again when the provider reports it, or never have come at all. */
function refuseByHand({ method }: Payment, decision: Decision) {
  if (method === "midtrans" && decision.as === "staff")
    throw conflict("online_payment", "Pembayaran online diputuskan oleh penyedianya, bukan di sini.");
}

/** Counts the money, tells the seller, writes down who said so: all of it or nothing. */
export async function verifyPayment(
  tx: Tx,
  sellers: Sellers,
  paymentId: string,
  decision: Decision,
  providerTransaction?: string,
): Promise<Moved> {
  const before = await lockPayment(tx, paymentId);
  refuseByHand(before, decision);
  if (!canMove(before.status, "verified")) return { moved: false, payment: before };
  const payment = await updatePayment(tx, paymentId, {
    status: "verified",
    verified_at: decision.at ?? new Date().toISOString(),
    // Also of one whose payer meant to transfer instead: the money is where the provider has it.
    ...(providerTransaction && { paid_by_transaction: providerTransaction, method: "midtrans" as const }),
  });
  const seller = sellers.of(payment);
  await post(tx, {
    event: `payment:${payment.id}:verified`,
    paymentId: payment.id,
    description: `${payment.reference} diterima`,
    legs: moving(payment.amount, await seller.account(tx, payment), ARRIVES_AT[payment.method]),
    at: decision.at,
  });
  await seller.verified(tx, payment, decision);
  await recordMove(tx, payment, before.status, decision);
  await tellPayer(tx, sellers, payment, decision);
  return { moved: true, payment };
}

/** Ends a payment that was never verified. */
export async function closePayment(
  tx: Tx,
  sellers: Sellers,
  paymentId: string,
  to: Extract<PaymentStatus, "rejected" | "expired" | "cancelled">,
  decision: Decision,
): Promise<Moved> {
  const before = await lockPayment(tx, paymentId);
  if (to === "rejected") refuseByHand(before, decision);
  if (!canMove(before.status, to)) return { moved: false, payment: before };
  const payment = await updatePayment(tx, paymentId, { status: to });
  await sellers.of(payment).closed(tx, payment, decision);
  await recordMove(tx, payment, before.status, decision);
  await tellPayer(tx, sellers, payment, decision);
  return { moved: true, payment };
}

/**
 * Takes back part of a verified payment, or what is left of it. `total` is how much has gone back altogether, as the
 * provider counts it, so that hearing of the same refund twice changes nothing.
 */
export async function refundPayment(
  tx: Tx,
  sellers: Sellers,
  paymentId: string,
  total: number | "all",
  decision: Decision,
): Promise<Moved> {
  const before = await lockPayment(tx, paymentId);
  const wanted = total === "all" ? before.amount : Math.min(total, before.amount);
  const change = wanted - before.refunded_amount;
  if (!canMove(before.status, "refunded") || change <= 0) return { moved: false, payment: before };
  const whole = wanted === before.amount;
  const payment = await updatePayment(tx, paymentId, {
    refunded_amount: wanted,
    ...(whole && { status: "refunded" as const }),
  });
  const seller = sellers.of(payment);
  await post(tx, {
    event: `payment:${payment.id}:refunded:${wanted}`,
    paymentId: payment.id,
    description: `${payment.reference} dikembalikan`,
    legs: moving(change, ARRIVES_AT[payment.method], await seller.account(tx, payment)),
  });
  await seller.refunded(tx, payment, change, decision);
  await recordMove(tx, payment, before.status, decision);
  await tellOfRefund(tx, sellers, payment, change);
  return { moved: true, payment };
}

/** Money came for a payment that no longer waits for any: kept apart until a treasurer says whose it is. */
export const keepUnidentified = (tx: Tx, payment: Payment, providerTransaction: string): Promise<boolean> =>
  post(tx, {
    event: `midtrans:${providerTransaction}:unidentified`,
    paymentId: payment.id,
    description: `${payment.reference} dibayar ketika sudah ${payment.status}`,
    legs: moving(payment.amount, unidentified(), ARRIVES_AT.midtrans),
  });

/** Unidentified money that the provider took back, `total` of it so far. */
export async function releaseUnidentified(
  tx: Tx,
  payment: Payment,
  providerTransaction: string,
  total: number | "all",
): Promise<boolean> {
  const kept = 0 - (await balanceOf(tx, unidentified(), `midtrans:${providerTransaction}`));
  const remains = total === "all" ? 0 : Math.max(payment.amount - total, 0);
  if (kept <= remains) return false;
  return post(tx, {
    event: `midtrans:${providerTransaction}:released:${payment.amount - remains}`,
    paymentId: payment.id,
    description: `${payment.reference} ditarik kembali oleh penyedia`,
    legs: moving(kept - remains, ARRIVES_AT.midtrans, unidentified()),
  });
}
