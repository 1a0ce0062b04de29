import { refundsByProvider } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { refundableNow } from "../lifecycle/refundable-amount.ts";
import { refuseOwnMoney } from "../lifecycle/refuse-own-money.ts";
import { refuseRefundOfMoreThanPaid } from "../lifecycle/refuse-refund-of-more-than-paid.ts";
import { refuseUnnamedPart } from "../lifecycle/refuse-unnamed-part.ts";
import type { RefundAnswer } from "../online/midtrans/client.ts";
import { confirmAttempt, isProviderFault, type OnlineParts } from "../online/online.ts";
import { attemptOfTransaction } from "../queries/attempts.ts";
import { noteInHistory } from "../queries/history.ts";
import { lockPayment, type Payment, paymentById } from "../queries/payments.ts";
import {
  changeRefund,
  countRefunds,
  insertRefund,
  refundById,
  refuseWhileAsked,
  type StoredRefund,
  unansweredRefunds,
} from "../queries/refunds.ts";
import type { WantedRefund } from "./owe-refund.ts";

const REFUSALS: Partial<Record<RefundAnswer, string>> = {
  not_possible:
    "Midtrans tidak dapat mengembalikan pembayaran dengan cara ini. Kembalikan lewat transfer bank.",
  wrong_amount: "Midtrans menolak jumlahnya.",
  unknown: "Midtrans tidak mengenal transaksinya.",
};

/** The provider refunds only what was paid through it, by the transaction that paid. */
function refuseNotByProvider(payment: Payment) {
  if (!refundsByProvider(payment) || !payment.paid_by_transaction)
    throw conflict("not_online", "Pembayaran ini tidak lewat Midtrans. Kembalikan lewat transfer bank.");
}

/** Stored before the provider is asked, so that a retry always uses the same key. */
export async function planProviderRefund(
  tx: Tx,
  payables: Payables,
  paymentId: string,
  { amount: wanted, part, reason, by }: Omit<WantedRefund, "to">,
): Promise<StoredRefund> {
  const payment = await lockPayment(tx, paymentId);
  refuseNotByProvider(payment);
  await refuseOwnMoney(tx, payment, { as: "staff", by, reason });
  await refuseWhileAsked(tx, paymentId);
  const most = await refundableNow(tx, payables, payment, part);
  const amount = wanted === "all" ? most : wanted;
  refuseRefundOfMoreThanPaid(amount, most);
  await refuseUnnamedPart(tx, payables, payment, amount, part);
  await noteInHistory(tx, payment, {
    as: "staff",
    by,
    reason: `${rupiah(amount)} diminta dikembalikan: ${reason}`,
  });
  return insertRefund(tx, {
    payment_id: paymentId,
    amount,
    part: part ?? null,
    way: "midtrans",
    status: "asked",
    refund_key: `${payment.reference}-R${(await countRefunds(tx, paymentId)) + 1}`,
    reason,
    decided_by: by,
    paid_from: null,
    paid_on: null,
    paid_by: null,
  });
}

/**
 * Requests a planned refund and applies the provider's status answer. Without an answer it stays requested, and the
 * upkeep retries.
 */
export async function askForRefund(parts: OnlineParts, planned: StoredRefund): Promise<StoredRefund> {
  const { database, midtrans, log } = parts;
  const payment = await paymentById(database.kysely, planned.payment_id);
  const transaction = payment.paid_by_transaction ?? "";
  try {
    const answer = await midtrans.refund(transaction, {
      refundKey: planned.refund_key ?? "",
      amount: planned.amount,
      reason: planned.reason,
    });
    const failure = REFUSALS[answer];
    if (failure) await changeRefund(database.kysely, planned.id, { status: "failed", failure });
    const attempt = await attemptOfTransaction(database.kysely, transaction);
    if (attempt) await confirmAttempt(parts, attempt);
  } catch (error) {
    if (!isProviderFault(error)) throw error;
    log.warn({ err: error, refund: planned.refund_key }, "the provider did not answer about a refund");
  }
  return (await refundById(database.kysely, planned.id)) ?? planned;
}

const PATIENCE_SECONDS = 30;
const AT_ONCE = 20;

export async function askUnansweredRefunds(parts: OnlineParts): Promise<void> {
  for (const refund of await unansweredRefunds(parts.database.kysely, PATIENCE_SECONDS, AT_ONCE))
    await askForRefund(parts, refund);
}
