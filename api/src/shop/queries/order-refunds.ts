import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

/** What refunds took from an order, and how much of it from the accounts that the orders of a payment share. */
export interface TakenShared {
  /** The total, including the seller's part. */
  amount: number;
  ujrah: number;
  shipping: number;
  discount: number;
}

export async function takenOf(reader: Reader, paymentId: string): Promise<Map<string, TakenShared>> {
  const { rows } = await sql<TakenShared & { order_id: string }>`
    select r.order_id, sum(r.amount)::bigint as amount, sum(r.ujrah)::bigint as ujrah, sum(r.shipping)::bigint as shipping, sum(r.discount)::bigint as discount
    from order_refund r join shop_order o on o.id = r.order_id
    where o.payment_id = ${paymentId} and not r.undone group by 1`.execute(reader);
  return new Map(rows.map((row) => [row.order_id, row]));
}

export const insertOrderRefund = (tx: Tx, refund: TakenShared & { order_id: string; event: string }) =>
  tx.insertInto("order_refund").values(refund).execute();

/** Withdraws the refund of this event. Returns the amount per order. */
export async function undoOrderRefunds(tx: Tx, event: string): Promise<Map<string, number>> {
  const undone = await tx
    .updateTable("order_refund")
    .set({ undone: true })
    .where("event", "=", event)
    .where("undone", "=", false)
    .returning(["order_id", "amount"])
    .execute();
  return new Map(undone.map(({ order_id, amount }) => [order_id, amount]));
}
