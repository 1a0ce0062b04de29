import { balancesOfPayment } from "../../ledger/index.ts";
import type { Reader } from "../../platform/database/database.ts";
import type { Payment } from "../queries/payments.ts";
import { type Share, sharesOf } from "../queries/shares.ts";
import { totalOf } from "./divide-in-proportion.ts";
import type { Part, PartShare, Payables } from "./payable.ts";

/** What the ledger still holds of each share. Of a discount, which is negative, it is what was deducted and not given back yet. */
async function leftOf(tx: Reader, paymentId: string): Promise<Share[]> {
  const balances = new Map(
    (await balancesOfPayment(tx, paymentId)).map(({ account, amount }) => [account, amount]),
  );
  return (await sharesOf(tx, paymentId)).map(({ account }) => ({
    account,
    amount: 0 - (balances.get(account) ?? 0),
  }));
}

export interface Divided {
  free: PartShare[];
  kept: PartShare[];
}

/** Separates the shares that can still be refunded from those that can not. */
export function divide(parts: readonly Part[], only?: string): Divided {
  const divided: Divided = { free: [], kept: [] };
  for (const { name, left, notRefundable } of parts.filter(
    (part) => only === undefined || part.name === only,
  ))
    for (const share of left)
      divided[notRefundable.includes(share.account) ? "kept" : "free"].push({ ...share, part: name });
  return divided;
}

/** The parts of a purchase; most purchases have only one. */
export const partsOf = async (reader: Reader, payables: Payables, payment: Payment, lock = false) =>
  (await payables.of(payment).parts?.(reader, payment, lock)) ?? [
    { name: payment.reference, left: await leftOf(reader, payment.id), notRefundable: [] },
  ];

/** What was paid and not refunded yet; a write-off was never paid. */
export const notRefundedYet = ({ status, amount, refunded_amount, written_off }: Payment) =>
  status === "verified" ? amount - written_off - refunded_amount : 0;

/** Without shares that are not refundable. `only`: of one part. */
export async function refundableNow(
  reader: Reader,
  payables: Payables,
  payment: Payment,
  only?: string,
): Promise<number> {
  if (payment.status !== "verified") return 0;
  const parts = await partsOf(reader, payables, payment);
  const all = Math.max(0, notRefundedYet(payment) - totalOf(divide(parts).kept));
  return only === undefined ? all : Math.max(0, Math.min(all, totalOf(divide(parts, only).free)));
}
