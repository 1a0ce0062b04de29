import { amountWritten, signatureOf, timeWritten } from "./notation.ts";
import { METHODS, refundedTotal, type Transaction } from "./transaction.ts";
import { statusCode } from "./transitions.ts";

export const MERCHANT_ID = "G000000000";

const METHOD_FIELDS = {
  qris: () => ({ issuer: "gopay", acquirer: "gopay", transaction_type: "on-us" }),
  credit_card: () => ({ masked_card: "48111111-1114", bank: "bni", card_type: "credit" }),
  bsi_va: ({ accountNumber }: Transaction) => ({ va_numbers: [{ bank: "bsi", va_number: accountNumber }] }),
} as const;

function refundFields(transaction: Transaction) {
  if (transaction.refunds.length === 0) return {};
  const last = transaction.refunds.at(-1);
  return {
    refund_amount: amountWritten(refundedTotal(transaction)),
    ...(last?.bankConfirmedAt && { bank_confirmed_at: timeWritten(last.bankConfirmedAt) }),
    refunds: transaction.refunds.map(({ key, amount, reason, at, bankConfirmedAt }, index) => ({
      refund_chargeback_id: index + 1,
      refund_amount: amountWritten(amount),
      refund_key: key,
      reason,
      created_at: timeWritten(at),
      ...(bankConfirmedAt && { bank_confirmed_at: timeWritten(bankConfirmedAt) }),
    })),
  };
}

/** A transaction in the provider's format, shared by notifications and status answers. */
export function describe(transaction: Transaction): Record<string, unknown> & { status_code: string } {
  return {
    transaction_id: transaction.transactionId,
    order_id: transaction.orderId,
    transaction_status: transaction.status,
    fraud_status: transaction.fraudStatus,
    status_code: statusCode(transaction.status, transaction.fraudStatus),
    gross_amount: amountWritten(transaction.grossAmount),
    currency: "IDR",
    payment_type: METHODS[transaction.method].paymentType,
    merchant_id: MERCHANT_ID,
    transaction_time: timeWritten(transaction.madeAt),
    ...(transaction.settledAt && { settlement_time: timeWritten(transaction.settledAt) }),
    expiry_time: timeWritten(transaction.expiresAt),
    ...METHOD_FIELDS[transaction.method](transaction),
    ...refundFields(transaction),
  };
}

export const notificationOf = (transaction: Transaction) => ({
  ...describe(transaction),
  status_message: "midtrans payment notification",
});

/** The answer of GET status. An expired transaction is found, but with a code that looks like an error. */
export function statusAnswer(transaction: Transaction, serverKey: string) {
  const words = describe(transaction);
  const body = {
    ...words,
    status_code: transaction.status === "expire" ? "407" : words.status_code,
    status_message: "Success, transaction is found",
  };
  const signed = { order_id: transaction.orderId, gross_amount: amountWritten(transaction.grossAmount) };
  return { ...body, signature_key: signatureOf({ ...signed, status_code: body.status_code }, serverKey) };
}

const MESSAGES: Record<string, string> = {
  "200": "Success, transaction is found",
  "201": "Transaction is created",
  "202": "Deny by Bank [BNI] with code [05] and message [Do not honour]",
};

/** What the page's callbacks and the finish redirect contain. */
export function resultOf(transaction: Transaction, finishUrl: string | undefined) {
  const { merchant_id: _merchant, currency: _currency, ...words } = describe(transaction);
  return {
    ...words,
    status_message: MESSAGES[words.status_code] ?? "Success, transaction is found",
    ...(finishUrl && { finish_redirect_url: finishAddress(finishUrl, transaction) }),
  };
}

export function finishAddress(finishUrl: string, transaction: Transaction): string {
  const address = new URL(finishUrl);
  address.searchParams.set("order_id", transaction.orderId);
  address.searchParams.set("status_code", statusCode(transaction.status, transaction.fraudStatus));
  address.searchParams.set("transaction_status", transaction.status);
  return address.href;
}
