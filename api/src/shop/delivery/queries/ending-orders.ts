import { sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";

/** Orders that end within so many days, or have ended. */
export const endingWithin = ({ kysely }: Database, days: number, warned: boolean, most: number) =>
  kysely
    .selectFrom("shipment")
    .innerJoin("shop_order", "shop_order.id", "shipment.order_id")
    .select(["shipment.order_id"])
    .where("ends_at", "<=", sql<string>`now() + make_interval(days => ${days})`)
    .where("warned_at", warned ? "is not" : "is", null)
    .where("shop_order.status", "=", "shipped")
    .where(sql<boolean>`not exists (select from complaint c join payment_refund r on r.taken_event = c.refund_event
      where c.order_id = shop_order.id and r.payment_id = shop_order.payment_id and r.status = 'owed')`)
    .orderBy("ends_at")
    .limit(most)
    .execute();

/** Checked under the order's lock. */
export async function isOver(tx: Tx, orderId: string, days: number): Promise<boolean> {
  const { rows } = await sql`select from shipment where order_id = ${orderId}
    and ends_at <= now() + make_interval(days => ${days})`.execute(tx);
  return rows.length > 0;
}
