import type { ReturnOutcome } from "@barakah/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Choice } from "../../queries/cart.ts";

/** What arrived of one product. */
export interface Arrived {
  product_id: number;
  sellable: number;
  unsellable: number;
}

/** The contents of the order's last parcel, as JSON: its newest sent replacement, or else what was bought. */
export const lastParcelJson = (
  order: string,
) => `(select coalesce(json_agg(json_build_object('product_id', g.product_id,
    'quantity', g.quantity) order by g.product_id), '[]') from (select l.product_id, l.quantity from replacement_line l
      where l.replacement_id = (select max(id) from replacement where order_id = ${order} and shipped_at is not null)
    union all select l.product_id, l.quantity from order_line l where l.order_id = ${order}
      and not exists (select from replacement where order_id = ${order} and shipped_at is not null)) g)`;

export async function lastParcel(tx: Tx, orderId: string): Promise<Choice[]> {
  const { rows } = await sql<{ parcel: Choice[] }>`select ${sql.raw(lastParcelJson("o.id"))} as parcel
    from shop_order o where o.id = ${orderId}`.execute(tx);
  return rows[0]?.parcel ?? [];
}

/** Pieces of each product that left with the order and its replacements and did not come back. */
export async function piecesOut(tx: Tx, orderId: string): Promise<Map<number, number>> {
  const { rows } = await sql<Choice>`select product_id, sum(quantity)::int as quantity from (
      select product_id, quantity from order_line where order_id = ${orderId}
      union all select l.product_id, l.quantity from replacement r join replacement_line l on l.replacement_id = r.id
        where r.order_id = ${orderId} and r.shipped_at is not null
      union all select l.product_id, -(l.sellable + l.unsellable) from parcel_return r
        join parcel_return_line l on l.return_id = r.id where r.order_id = ${orderId}) moved
    group by product_id`.execute(tx);
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** Returns its id, and its number within the order, starting at one. */
export async function insertReturn(
  tx: Tx,
  parcel: { order_id: string; outcome: ReturnOutcome; note: string; decided_by: number },
  lines: Arrived[],
): Promise<{ id: number; nth: number }> {
  const { id } = await tx
    .insertInto("parcel_return")
    .values(parcel)
    .returning("id")
    .executeTakeFirstOrThrow();
  if (lines.length > 0)
    await tx
      .insertInto("parcel_return_line")
      .values(lines.map((line) => ({ ...line, return_id: id })))
      .execute();
  const { nth } = await tx
    .selectFrom("parcel_return")
    .select((select) => select.fn.countAll<number>().as("nth"))
    .where("order_id", "=", parcel.order_id)
    .executeTakeFirstOrThrow();
  return { id, nth: Number(nth) };
}
