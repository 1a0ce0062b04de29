import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Reader, Tx } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";

export type StoredShipment = Selectable<Schema["shipment"]>;

export const insertShipment = (tx: Tx, shipment: Insertable<Schema["shipment"]>) =>
  tx.insertInto("shipment").values(shipment).execute();

/** Changes require the order's lock. */
export const shipmentOf = (reader: Reader, orderId: string): Promise<StoredShipment | undefined> =>
  reader.selectFrom("shipment").selectAll().where("order_id", "=", orderId).executeTakeFirst();

export const updateShipment = (tx: Tx, orderId: string, change: Updateable<Schema["shipment"]>) =>
  tx.updateTable("shipment").set(change).where("order_id", "=", orderId).execute();

/** The number of another order that was sent with this tracking number. */
export async function usedBy(tx: Tx, awb: string, orderId: string): Promise<string | undefined> {
  const other = await tx
    .selectFrom("shipment")
    .innerJoin("shop_order", "shop_order.id", "shipment.order_id")
    .innerJoin("payment", "payment.id", "shop_order.payment_id")
    .select(sql<string>`order_number(payment.reference, shop_order.part)`.as("number"))
    .where("awb", "=", awb)
    .where("order_id", "<>", orderId)
    .limit(1)
    .executeTakeFirst();
  return other?.number;
}

/** Deletes the addresses of former members; for parcels on their way, only after the order ended. */
export const forgetAddressesOf = (tx: Tx, who: "gone" | number) =>
  sql`
  update shipment s set recipient = 'Anggota', phone = '', street = '', note = '', postal_code = ''
  from shop_order o join member m on m.id = o.member_id
  where s.order_id = o.id and o.status in ('finished', 'cancelled', 'returned') and s.street <> ''
    and ${who === "gone" ? sql`m.deleted_at is not null` : sql`m.id = ${who}`}`.execute(tx);
