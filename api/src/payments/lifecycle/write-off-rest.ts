import { post, timesPosted, writtenOff } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Decision, noteInHistory } from "../queries/history.ts";
import { lockPayment, type Payment, updatePayment } from "../queries/payments.ts";
import { methodRules } from "./methods.ts";
import { refuseOwnMoney } from "./refuse-own-money.ts";

/**
 * Writes off the part of a verified payment that the bank has not shown, from the account in which it was expected. The
 * payment stays verified, because the goods are already delivered.
 */
export async function forgiveRest(tx: Tx, paymentId: string, decision: Decision): Promise<Payment> {
  const before = await lockPayment(tx, paymentId);
  await refuseOwnMoney(tx, before, decision);
  const rest = before.unseen_amount;
  if (before.status !== "verified" || before.refunded_amount + before.written_off + rest > before.amount)
    throw conflict(
      "already_refunded",
      "Dana yang sudah dikembalikan lebih besar daripada yang datang. Batalkan dahulu pengembaliannya bila belum ditransfer.",
    );
  const series = `payment:${paymentId}:forgiven`;
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series, paymentId)) + 1}`,
    paymentId,
    description: `${before.reference} kekurangannya dihapus`,
    legs: [
      { account: writtenOff(), amount: rest },
      { account: methodRules(before.method).arrivesAt, amount: -rest },
    ],
  });
  const after = await updatePayment(tx, paymentId, { written_off: before.written_off + rest });
  await noteInHistory(tx, after, decision);
  return after;
}
