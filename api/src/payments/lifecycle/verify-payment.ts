import { isQris } from "@barakah/contract";
import { type Account, bookedOn, payers, post, writtenOff } from "../../ledger/index.ts";
import type { News } from "../../messages/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { prolongHolds } from "../queries/amount-holds.ts";
import { changeStatus, type Decision } from "../queries/history.ts";
import { lockPayment, type Payment, type PaymentMethod } from "../queries/payments.ts";
import type { Share } from "../queries/shares.ts";
import { issueFirstReceipts } from "./issue-receipts.ts";
import { methodRules } from "./methods.ts";
import type { Payables } from "./payable.ts";
import { HELD_AFTER_VERIFIED_DAYS } from "./qris-amount-held.ts";
import { refuseByHand } from "./refuse-online-by-hand.ts";
import { refuseOwn } from "./refuse-own-money.ts";
import { verifiedEvent } from "./reverse-payment.ts";
import { canMove } from "./status-transitions.ts";
import { tellPayer } from "./tell-payer.ts";
import { factsToVerify } from "./verifying-queries.ts";

export type Moved = { moved: true; payment: Payment } | { moved: false; payment: Payment };
export type Decided =
  | { moved: true; payment: Payment; news: News | undefined }
  | { moved: false; payment: Payment };

const opposite = ({ account, amount }: Share): Share => ({ account, amount: -amount });

/** The provider's transaction that paid, even if the payer had chosen transfer. */
export interface PaidOnline {
  method: PaymentMethod;
  transaction: string;
}

export interface HowVerified {
  online?: PaidOnline | undefined;
  /** The shortfall that is written off. */
  forgiven?: number | undefined;
  /** The account of the money, if the method does not determine it. */
  into?: Account | undefined;
  /** The business day on which the ledger counts it, if that is known from a bank or a cash box. */
  bookedOn?: string | undefined;
  /** Already locked by the caller. */
  locked?: Payment | undefined;
}

/**
 * The accounts that the money of a payment comes from: part payments from the payer's credit, a write-off from its own
 * account, the rest from the method's account. Online payments use no part payments.
 */
function sources(before: Payment, { method }: Payment, { online, forgiven = 0, into }: HowVerified) {
  const held = online ? 0 : Math.min(before.held_amount, before.amount - forgiven);
  const legs: Share[] = [
    { account: into ?? methodRules(method).arrivesAt, amount: before.amount - forgiven - held },
    { account: payers(), amount: held },
    { account: writtenOff(), amount: forgiven },
  ];
  return { held, legs: legs.filter(({ amount }) => amount > 0) };
}

/** Posts the money, runs the payable's `verified` and records the decision. */
export async function verifyPayment(
  tx: Tx,
  payables: Payables,
  paymentId: string,
  decision: Decision,
  how: HowVerified = {},
): Promise<Decided> {
  const before = how.locked ?? (await lockPayment(tx, paymentId));
  refuseByHand(before, decision);
  const { own, reversals, shares } = await factsToVerify(tx, paymentId, decision);
  await refuseOwn(tx, own);
  // Refunded money counts again only if its refund is withdrawn.
  if (before.status === "refunded" || !canMove(before.status, "verified"))
    return { moved: false, payment: before };
  const { online, forgiven = 0 } = how;
  const { held, legs } = sources(before, { ...before, ...(online && { method: online.method }) }, how);
  const change = {
    status: "verified" as const,
    verified_at: decision.at ?? new Date().toISOString(),
    written_off: forgiven,
    held_amount: before.held_amount - held,
    ...(online && { paid_by_transaction: online.transaction, method: online.method }),
  };
  const payment = await changeStatus(tx, before, change, decision);
  await post(tx, {
    event: verifiedEvent(payment.id, reversals),
    paymentId: payment.id,
    description: `${payment.reference} diterima`,
    legs: [...legs, ...shares.map(opposite)],
    at: decision.at ?? (await bookedOn(tx, how.bookedOn)),
  });
  if (isQris(payment.method)) await prolongHolds(tx, payment.id, HELD_AFTER_VERIFIED_DAYS);
  await payables.of(payment).verified(tx, payment, decision);
  await issueFirstReceipts(tx, payables, payment, decision);
  return { moved: true, payment, news: await tellPayer(tx, payables, payment, decision) };
}
