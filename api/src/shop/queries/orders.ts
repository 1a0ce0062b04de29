import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { type Decision, lockPayment } from "../../payments/index.ts";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Choice } from "./cart.ts";
import { partOf } from "./order-number.ts";

export type StoredOrder = Selectable<Schema["shop_order"]>;
export type OrderLine = Selectable<Schema["order_line"]>;
export const insertOrder = (tx: Tx, order: Insertable<Schema["shop_order"]>): Promise<StoredOrder> =>
  tx.insertInto("shop_order").values(order).returningAll().executeTakeFirstOrThrow();

export const insertLines = (tx: Tx, lines: Insertable<Schema["order_line"]>[]) =>
  tx.insertInto("order_line").values(lines).execute();

/** Locks the payment first, as decisions about payments do: otherwise a refund and the end of an order would wait for each other. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder> {
  const order = tx.selectFrom("shop_order").where("id", "=", id);
  const { payment_id } = await order.select("payment_id").executeTakeFirstOrThrow();
  await lockPayment(tx, payment_id);
  return order.selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** A payment has one order for each store, the first one first. */
const ofPayment = (reader: Reader, paymentId: string) =>
  reader.selectFrom("shop_order").selectAll().where("payment_id", "=", paymentId).orderBy("part");

export const lockOrders = (tx: Tx, paymentId: string): Promise<StoredOrder[]> =>
  ofPayment(tx, paymentId).forUpdate().execute();

/** The first order of a payment, locked; for payments that have only one. */
export async function firstOrder(tx: Tx, paymentId: string): Promise<StoredOrder> {
  const [order] = await lockOrders(tx, paymentId);
  if (!order) throw new Error("a payment for goods has an order");
  return order;
}

export const ordersByPayment = (reader: Reader, paymentId: string): Promise<StoredOrder[]> =>
  ofPayment(reader, paymentId).execute();

export async function numberOf(reader: Reader, id: string): Promise<string> {
  const { number } = await reader
    .selectFrom("shop_order")
    .innerJoin("payment as p", "p.id", "shop_order.payment_id")
    .select(sql<string>`order_number(p.reference, shop_order.part)`.as("number"))
    .where("shop_order.id", "=", id)
    .executeTakeFirstOrThrow();
  return number;
}

const byNumber = (reader: Reader, number: string) => {
  const { reference, part } = partOf(number);
  return reader
    .selectFrom("shop_order")
    .innerJoin("payment", "payment.id", "shop_order.payment_id")
    .selectAll("shop_order")
    .where("payment.reference", "=", reference)
    .where("shop_order.part", "=", part);
};

export const orderByNumber = (reader: Reader, number: string): Promise<StoredOrder | undefined> =>
  byNumber(reader, number).executeTakeFirst();

/** Only the member's own. */
export const ownOrder = (
  reader: Reader,
  memberId: number,
  number: string,
): Promise<StoredOrder | undefined> =>
  byNumber(reader, number).where("shop_order.member_id", "=", memberId).executeTakeFirst();

export const linesOfOrder = (reader: Reader, orderId: string): Promise<OrderLine[]> =>
  reader.selectFrom("order_line").selectAll().where("order_id", "=", orderId).orderBy("product_id").execute();

/** As sent to the provider: the items must sum to the amount. */
export async function orderItems(reader: Reader, { id, part, shipping, voucher_amount }: StoredOrder) {
  const goods = (await linesOfOrder(reader, id)).map(({ product_id, product_name, price, quantity }) => ({
    id: String(product_id),
    name: product_name,
    price,
    quantity,
  }));
  const suffix = part > 1 ? `-${part}` : "";
  const extra = [
    { id: `ongkir${suffix}`, name: "Ongkos kirim", price: shipping, quantity: 1 },
    { id: `kupon${suffix}`, name: "Kupon", price: -voucher_amount, quantity: 1 },
  ];
  return [...goods, ...extra.filter(({ price }) => price !== 0)];
}

export async function pictureOfProduct(reader: Reader, productId: number): Promise<string | null> {
  const { picture } = await reader
    .selectFrom("product as item")
    .select(sql<string | null>`${sql.raw(THUMBNAIL_URL)}`.as("picture"))
    .where("item.id", "=", productId)
    .executeTakeFirstOrThrow();
  return picture;
}

export const boughtGoods = async (tx: Tx, orderId: string): Promise<Choice[]> =>
  (await linesOfOrder(tx, orderId)).map(({ product_id, quantity }) => ({ product_id, quantity }));

export const updateOrder = (
  tx: Tx,
  id: string,
  change: Pick<Updateable<Schema["shop_order"]>, "status" | "shipping_note" | "refunded" | "frees_at">,
) => tx.updateTable("shop_order").set(change).where("id", "=", id).execute();

export const recordStep = (
  tx: Tx,
  orderId: string,
  step: { from: StoredOrder["status"] | null; to: StoredOrder["status"]; decision: Decision },
) =>
  tx
    .insertInto("order_history")
    .values({
      order_id: orderId,
      from_status: step.from,
      to_status: step.to,
      decided_as: step.decision.as,
      decided_by: step.decision.as === "staff" ? step.decision.by : null,
      note: step.decision.reason,
      created_at: step.decision.at,
    })
    .execute();

export const forgetNotes = (tx: Tx, memberId: number) =>
  tx.updateTable("shop_order").set({ note: "" }).where("member_id", "=", memberId).execute();
