import { balanceOf, post, unidentified, wasPosted } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Payment } from "../queries/payments.ts";
import { HELD_BY_PROVIDER, ONLINE } from "./method.ts";

const seriesOf = (transaction: string) => `${ONLINE}:${transaction}`;
const keptEvent = (transaction: string) => `${seriesOf(transaction)}:unidentified`;

/** Positive amounts were received, negative ones are taken back. */
const held = (amount: number) => [
  { account: HELD_BY_PROVIDER, amount },
  { account: unidentified(), amount: -amount },
];

export const wasKept = (tx: Tx, transaction: string): Promise<boolean> =>
  wasPosted(tx, keptEvent(transaction));

/** Money for a payment that no longer waits: unidentified until a treasurer assigns it. */
export const keepUnidentified = (tx: Tx, payment: Payment, transaction: string): Promise<boolean> =>
  post(tx, {
    event: keptEvent(transaction),
    paymentId: payment.id,
    description: `${payment.reference} dibayar ketika sudah ${payment.status}`,
    legs: held(payment.amount),
  });

/** Unidentified money that the provider took back, `total` so far. */
export async function releaseUnidentified(
  tx: Tx,
  payment: Payment,
  transaction: string,
  total: number | "all",
): Promise<boolean> {
  const kept = 0 - (await balanceOf(tx, unidentified(), seriesOf(transaction)));
  const remains = total === "all" ? 0 : Math.max(payment.amount - total, 0);
  if (kept <= remains) return false;
  return post(tx, {
    event: `${seriesOf(transaction)}:released:${payment.amount - remains}`,
    paymentId: payment.id,
    description: `${payment.reference} ditarik kembali oleh penyedia`,
    legs: held(remains - kept),
  });
}
