import type { Database, Tx } from "../../platform/database/database.ts";
import { closePayment } from "../lifecycle/close-payment.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { takenBackByProvider } from "../lifecycle/refund-payment.ts";
import { verifyPayment } from "../lifecycle/verify-payment.ts";
import { type Attempt, newestAttempt, takeAnswer } from "../queries/attempts.ts";
import type { Decision } from "../queries/history.ts";
import { noticesFor } from "../queries/notices.ts";
import { lockPayment, type Payment, type PaymentMethod, updatePayment } from "../queries/payments.ts";
import { storeProviderTransaction } from "../queries/provider-transactions.ts";
import { settleAsked } from "../queries/refunds.ts";
import { ONLINE } from "./method.ts";
import type { TransactionStatus } from "./midtrans/read-status.ts";
import { outcomeOf } from "./midtrans/status-meaning.ts";
import { keepUnidentified, releaseUnidentified, wasKept } from "./unidentified.ts";

/** `outdated`: a newer answer was applied meanwhile; ask again. */
export type Verdict = "applied" | "no_change" | "wrong_amount" | "outdated";

/** The total refunded so far; "all" if the provider does not say. */
function refundedSoFar(raw: unknown): number | "all" {
  const amount = Number((raw as { refund_amount?: unknown } | null)?.refund_amount);
  return Number.isInteger(amount) && amount > 0 ? amount : "all";
}

/** The provider's list of refunds, with our keys. */
function refundKeysIn(raw: unknown): string[] {
  const refunds = (raw as { refunds?: unknown } | null)?.refunds;
  if (!Array.isArray(refunds)) return [];
  return refunds.flatMap((refund) => (typeof refund?.refund_key === "string" ? [refund.refund_key] : []));
}

async function paid(tx: Tx, payables: Payables, payment: Payment, transactionId: string, decision: Decision) {
  if (payment.status === "pending") {
    const online = { method: ONLINE, transaction: transactionId } as const;
    return (await verifyPayment(tx, payables, payment.id, decision, { online })).moved;
  }
  // Repeated for the transaction that paid: nothing new. Otherwise it is money that no payment waits for.
  if (payment.status === "verified" && payment.paid_by_transaction === transactionId) return false;
  return keepUnidentified(tx, payment, transactionId);
}

/** A reversal implies that the money had been received, even if no notification said so. */
async function takenBack(
  tx: Tx,
  payables: Payables,
  payment: Payment,
  { transactionId, raw }: TransactionStatus,
  { partly, decision }: { partly: boolean; decision: Decision },
) {
  const total = partly ? refundedSoFar(raw) : "all";
  if (payment.paid_by_transaction !== transactionId)
    await paid(tx, payables, payment, transactionId, decision);
  await settleAsked(tx, payment.id, refundKeysIn(raw));
  const released = await releaseUnidentified(tx, payment, transactionId, total);
  const { paid_by_transaction } = await lockPayment(tx, payment.id);
  if (paid_by_transaction !== transactionId) return released;
  return (await takenBackByProvider(tx, payables, payment.id, total, decision)).moved || released;
}

/** A failed attempt ends the payment only if it is the newest. */
async function failed(
  tx: Tx,
  payables: Payables,
  payment: Payment,
  attempt: Attempt,
  status: string,
  decision: Decision,
) {
  const end = status === "expire" ? "expired" : status === "cancel" ? "cancelled" : undefined;
  if (!end || payment.status !== "pending") return false;
  const newest = await newestAttempt(tx, payment.id);
  if (newest?.id !== attempt.id) return false;
  // Begun online but paid by QRIS: a treasurer decides.
  const [seen] = await noticesFor(tx, payment.id);
  if (seen) {
    await updatePayment(tx, payment.id, { method: seen.account as PaymentMethod });
    return true;
  }
  return (await closePayment(tx, payables, payment.id, end, decision)).moved;
}

async function act(
  tx: Tx,
  payables: Payables,
  payment: Payment,
  attempt: Attempt,
  status: TransactionStatus,
) {
  const { transactionId, transactionStatus } = status;
  const kept = await wasKept(tx, transactionId);
  const outcome = outcomeOf(status, { paidBefore: kept || payment.paid_by_transaction === transactionId });
  const decision: Decision = { as: "provider", reason: `Midtrans: ${transactionStatus} (${transactionId})` };
  await storeProviderTransaction(tx, { transactionId, attemptId: attempt.id, outcome, raw: status.raw });
  switch (outcome) {
    case "paid":
      return paid(tx, payables, payment, transactionId, decision);
    case "reversed":
    case "refunded":
      return takenBack(tx, payables, payment, status, { partly: false, decision });
    case "charged_back":
    case "partially_refunded":
      return takenBack(tx, payables, payment, status, {
        partly: transactionStatus.startsWith("partial_"),
        decision,
      });
    case "attempt_failed":
      return failed(tx, payables, payment, attempt, transactionStatus, decision);
    default:
      return false;
  }
}

/**
 * Applies the provider's status in one transaction. Repeated, late or reordered answers change nothing: only the
 * transaction's current state and the paying transaction count.
 */
export function applyProviderStatus(
  database: Database,
  payables: Payables,
  attempt: Attempt,
  status: TransactionStatus,
): Promise<Verdict> {
  return database.transact(async (tx) => {
    const payment = await lockPayment(tx, attempt.payment_id);
    const ours = status.orderId === attempt.provider_order_id && status.grossAmount === payment.amount;
    if (!ours) return "wrong_amount";
    if (!(await takeAnswer(tx, attempt))) return "outdated";
    return (await act(tx, payables, payment, attempt, status)) ? "applied" : "no_change";
  });
}
