import { balancesOfPayment, post } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Decision, recordMove } from "../queries/history.ts";
import { lockPayment, type Payment, type PaymentMethod, updatePayment } from "../queries/payments.ts";
import { type Share, sharesOf } from "../queries/shares.ts";
import { methodRules } from "./methods.ts";
import { refuseOwnMoney } from "./own-money.ts";
import { tellOfRefund, tellPayer } from "./payer-news.ts";
import { refundShares } from "./refund-shares.ts";
import type { Sellers } from "./seller.ts";
import { canMove, type PaymentStatus } from "./states.ts";

export type Moved = { moved: true; payment: Payment } | { moved: false; payment: Payment };

/** Booked by hand it would be counted again when the provider reports it, or never have come at all. */
export function refuseByHand({ method }: Payment, decision: Decision) {
  if (methodRules(method).decidedBy === "provider" && decision.as === "staff")
    throw conflict("online_payment", "Pembayaran online diputuskan oleh penyedianya, bukan di sini.");
}

const opposite = ({ account, amount }: Share): Share => ({ account, amount: -amount });

/** The provider's transaction that paid, also for a payer who meant to transfer instead: the money is where it says. */
export interface PaidOnline {
  method: PaymentMethod;
  transaction: string;
}

/** Counts the money, tells the seller, writes down who said so: all of it or nothing. */
export async function verifyPayment(
  tx: Tx,
  sellers: Sellers,
  paymentId: string,
  decision: Decision,
  online?: PaidOnline,
): Promise<Moved> {
  const before = await lockPayment(tx, paymentId);
  refuseByHand(before, decision);
  await refuseOwnMoney(tx, before, decision);
  if (!canMove(before.status, "verified")) return { moved: false, payment: before };
  const payment = await updatePayment(tx, paymentId, {
    status: "verified",
    verified_at: decision.at ?? new Date().toISOString(),
    ...(online && { paid_by_transaction: online.transaction, method: online.method }),
  });
  await post(tx, {
    event: `payment:${payment.id}:verified`,
    paymentId: payment.id,
    description: `${payment.reference} diterima`,
    legs: [
      { account: methodRules(payment.method).arrivesAt, amount: payment.amount },
      ...(await sharesOf(tx, payment.id)).map(opposite),
    ],
    at: decision.at,
  });
  await sellers.of(payment).verified(tx, payment, decision);
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
  await refuseOwnMoney(tx, before, decision);
  if (!canMove(before.status, to)) return { moved: false, payment: before };
  const payment = await updatePayment(tx, paymentId, { status: to });
  await sellers.of(payment).closed(tx, payment, decision);
  await recordMove(tx, payment, before.status, decision);
  await tellPayer(tx, sellers, payment, decision);
  return { moved: true, payment };
}

/** What the ledger still has of each share. */
async function leftOf(tx: Tx, paymentId: string): Promise<Share[]> {
  const balances = new Map(
    (await balancesOfPayment(tx, paymentId)).map(({ account, amount }) => [account, amount]),
  );
  return (await sharesOf(tx, paymentId)).map(({ account }) => ({
    account,
    amount: 0 - (balances.get(account) ?? 0),
  }));
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
  const amount = wanted - before.refunded_amount;
  if (!canMove(before.status, "refunded") || amount <= 0) return { moved: false, payment: before };
  const whole = wanted === before.amount;
  const payment = await updatePayment(tx, paymentId, {
    refunded_amount: wanted,
    ...(whole && { status: "refunded" as const }),
  });
  const from = refundShares(await leftOf(tx, payment.id), amount);
  await post(tx, {
    event: `payment:${payment.id}:refunded:${wanted}`,
    paymentId: payment.id,
    description: `${payment.reference} dikembalikan`,
    legs: [...from, { account: methodRules(payment.method).arrivesAt, amount: -amount }],
  });
  await sellers.of(payment).refunded(tx, payment, { amount, from }, decision);
  await recordMove(tx, payment, before.status, decision);
  await tellOfRefund(tx, sellers, payment, amount);
  return { moved: true, payment };
}
