import { METHODS, type Method, refundedTotal, type Transaction } from "./transaction.ts";

/** What Midtrans keeps of a payment by its public price list, and the tax on it. */
const FEES: Record<Method, (gross: number) => number> = {
  qris: (gross) => Math.ceil(gross * 0.007),
  credit_card: (gross) => Math.ceil(gross * 0.029) + 2_000,
  bsi_va: () => 4_000,
};
const TAX = 0.11;

export function keptOf(method: Method, gross: number): { fee: number; tax: number } {
  const fee = FEES[method](gross);
  return { fee, tax: Math.ceil(fee * TAX) };
}

const HEAD = "Order ID,Transaction ID,Payment Type,Settlement Date,Gross Amount,Fee,VAT,Net Amount";

/** The settlement report as CSV: every settled transaction less what was refunded, its fee and the tax on that. */
export function payoutReport(transactions: readonly Transaction[]): string {
  const rows = transactions
    .filter(({ status }) => status === "settlement" || status === "partial_refund" || status === "capture")
    .map((transaction) => {
      const { orderId, transactionId, method, grossAmount, settledAt, madeAt } = transaction;
      const gross = grossAmount - refundedTotal(transaction);
      const { fee, tax } = keptOf(method, grossAmount);
      const day = (settledAt ?? madeAt).toISOString().slice(0, 10);
      const sums = [gross, fee, tax, gross - fee - tax].map((sum) => `${sum}.00`);
      return [orderId, transactionId, METHODS[method].paymentType, day, ...sums].join(",");
    });
  return `${[HEAD, ...rows].join("\r\n")}\r\n`;
}
