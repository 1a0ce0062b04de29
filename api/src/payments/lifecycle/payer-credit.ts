import { type Account, payers, post, timesPosted } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Payment, updatePayment } from "../queries/payments.ts";
import { promisedOf } from "../queries/refunds.ts";

/**
 * Changes what we owe to a payer (`held_amount`): a positive change comes from `account`, a negative one goes back there.
 * Events are numbered, because it can change repeatedly. The caller holds the payment's lock.
 */
export async function creditPayer(
  tx: Tx,
  payment: Payment,
  change: number,
  account: Account,
  description: string,
): Promise<Payment> {
  if (change === 0) return payment;
  if (change < 0 && payment.held_amount - (await promisedOf(tx, payment.id)) + change < 0)
    throw conflict("held_gone", "Uang pembayar yang kami simpan sudah dipakai atau dikembalikan.");
  const series = `payment:${payment.id}:held`;
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series, payment.id)) + 1}`,
    paymentId: payment.id,
    description: `${payment.reference} ${description}`,
    legs: [
      { account, amount: change },
      { account: payers(), amount: -change },
    ],
  });
  return updatePayment(tx, payment.id, { held_amount: payment.held_amount + change });
}
