import { amountIn, payers, postReversal, timesPosted } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Decision, recordMove } from "../queries/history.ts";
import { lockPayment, type Payment, updatePayment } from "../queries/payments.ts";
import { methodRules } from "./methods.ts";
import { takeMovesBack } from "./move-share.ts";
import type { Payables } from "./payable.ts";
import { creditPayer } from "./payer-credit.ts";
import { refuseOwnMoney } from "./refuse-own-money.ts";
import { renewReceipts } from "./renew-receipts.ts";
import { tellPayer } from "./tell-payer.ts";

/** Numbered, because a payment can be verified again after a reversal. */
export const verifiedEvent = (paymentId: string, reversals: number) =>
  `payment:${paymentId}:verified${reversals === 0 ? "" : `:${reversals + 1}`}`;

/** Only what staff approved, without any refund. */
export function refuseReversal(payment: Payment) {
  if (methodRules(payment.method).decidedBy === "provider")
    throw conflict("online_payment", "Pembayaran online diputuskan oleh penyedianya, bukan di sini.");
  if (payment.status !== "verified" || payment.refunded_amount > 0)
    throw conflict(
      "not_reversible",
      payment.status === "pending"
        ? "Pembayaran ini sudah kembali menunggu."
        : "Hanya pembayaran yang disetujui dan belum dikembalikan yang keputusannya dapat dibatalkan.",
    );
}

/** Reverses a verification: posts the opposite, and the payment is pending again. No bank line may pay it any more. */
export async function reversePayment(
  tx: Tx,
  payables: Payables,
  paymentId: string,
  decision: Decision,
): Promise<Payment> {
  const before = await lockPayment(tx, paymentId);
  refuseReversal(before);
  await refuseOwnMoney(tx, before, decision);
  const series = `payment:${paymentId}:reversed`;
  const times = await timesPosted(tx, series, paymentId);
  const event = verifiedEvent(paymentId, times);
  await postReversal(tx, event, {
    event: `${series}:${times + 1}`,
    description: `${before.reference} keputusannya dibatalkan`,
  });
  await takeMovesBack(tx, paymentId, before.reference);
  const parts = await amountIn(tx, event, payers());
  const waiting = await updatePayment(tx, paymentId, {
    status: "pending",
    verified_at: null,
    // It no longer expires: a treasurer decides.
    expires_at: null,
    written_off: 0,
    held_amount: before.held_amount + parts,
  });
  const { arrivesAt } = methodRules(waiting.method);
  const payment = await creditPayer(tx, waiting, -waiting.held_amount, arrivesAt, "barisnya dilepas");
  await payables.of(payment).reversed(tx, payment, decision);
  await renewReceipts(tx, payables, payment, "reversed", decision);
  await recordMove(tx, payment, before.status, decision);
  await tellPayer(tx, payables, payment, decision);
  return payment;
}
