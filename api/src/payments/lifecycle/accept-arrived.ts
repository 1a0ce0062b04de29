import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { type Decision, recordMove } from "../queries/history.ts";
import { lockPayment, type Payment, updatePayment } from "../queries/payments.ts";
import { changeShares, type Share, sharesOf } from "../queries/shares.ts";
import { divideInProportion } from "./divide-in-proportion.ts";
import type { Payables } from "./payable.ts";

/** A smaller amount is divided in proportion; a surplus goes to the largest share (`sharesOf` sorts it first). */
function sharesThatCame(meant: readonly Share[], amount: number): Share[] {
  const total = meant.reduce((sum, share) => sum + share.amount, 0);
  if (amount >= total)
    return meant.map((share, place) =>
      place === 0 ? { ...share, amount: share.amount + amount - total } : share,
    );
  const lacking = new Map(
    divideInProportion(meant, total - amount).map((share) => [share.account, share.amount]),
  );
  return meant.map((share) => ({ ...share, amount: share.amount - (lacking.get(share.account) ?? 0) }));
}

/** Accepts the amount that arrived, while the payment is pending. Refused where the price is fixed (no `amountChanged`). */
export async function acceptArrived(
  tx: Tx,
  payables: Payables,
  paymentId: string,
  amount: number,
  decision: Decision,
): Promise<Payment> {
  const before = await lockPayment(tx, paymentId);
  if (before.status !== "pending" || before.amount === amount) return before;
  const { amountChanged } = payables.of(before);
  if (!amountChanged)
    throw conflict(
      "fixed_price",
      "Harga pesanan dan kelas tetap. Hanya donasi dan zakat yang menjadi sebesar yang datang.",
    );
  const payment = await updatePayment(tx, paymentId, { amount });
  await changeShares(tx, paymentId, sharesThatCame(await sharesOf(tx, paymentId), amount));
  await amountChanged(tx, payment);
  const reason = `datang ${rupiah(amount)}, bukan ${rupiah(before.amount)}; dicatat sebesar yang datang`;
  await recordMove(tx, payment, before.status, { ...decision, reason });
  return payment;
}
