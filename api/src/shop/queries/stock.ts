import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Choice } from "./cart.ts";

export interface Goods {
  id: number;
  title: string;
  unit: string;
  price: number;
  stock: number;
  isSold: boolean;
}

const GOODS = ["id", "title", "unit", "price", "stock"] as const;
const isSold = sql<boolean>`status = 'published'`.as("isSold");

export const goods = (reader: Reader, productId: number): Promise<Goods | undefined> =>
  reader.selectFrom("product").select(GOODS).select(isSold).where("id", "=", productId).executeTakeFirst();

/** Always in order of ids: two buyers of the same products cannot deadlock. */
export const lockGoods = (tx: Tx, productIds: number[]): Promise<Goods[]> =>
  tx
    .selectFrom("product")
    .select(GOODS)
    .select(isSold)
    .where("id", "=", sql<number>`any(${productIds})`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** How often the order reserved its goods: once, plus once per reopening. */
async function timesHeld(tx: Tx, orderId: string): Promise<number> {
  const { times } = await tx
    .selectFrom("stock_movement")
    .select((select) => select.fn.max<number | null>("round").as("times"))
    .where("order_id", "=", orderId)
    .where("reason", "in", ["held", "returned"])
    .executeTakeFirstOrThrow();
  return times ?? 0;
}

async function move(tx: Tx, orderId: string, reason: "held" | "returned", changes: Choice[]) {
  const before = await timesHeld(tx, orderId);
  const round = reason === "held" ? before + 1 : before;
  await tx
    .insertInto("stock_movement")
    .values(
      changes.map(({ product_id, quantity }) => ({
        product_id,
        change: quantity,
        reason,
        order_id: orderId,
        round,
      })),
    )
    .execute();
}

const changed = (choices: Choice[]) =>
  sql`(select * from unnest(${choices.map((one) => one.product_id)}::bigint[],
    ${choices.map((one) => one.quantity)}::int[]) as wanted (product_id, quantity))`;

async function takeFromShelf(tx: Tx, choices: Choice[]) {
  const held = await sql`update product set stock = stock - wanted.quantity from ${changed(choices)} wanted
    where product.id = wanted.product_id and product.stock >= wanted.quantity`.execute(tx);
  if (held.numAffectedRows !== BigInt(choices.length)) throw new Error("stock was taken from under its lock");
}

/** Takes a replacement's goods for good, whatever becomes of the order. Call it with the goods locked. */
export async function takeReplaced(tx: Tx, orderId: string, nth: number, choices: Choice[]): Promise<void> {
  await takeFromShelf(tx, choices);
  await tx
    .insertInto("stock_movement")
    .values(
      choices.map(({ product_id, quantity }) => ({
        product_id,
        change: -quantity,
        reason: "replaced" as const,
        order_id: orderId,
        round: nth,
      })),
    )
    .execute();
}

/** Reserves goods for an order. Call it with the goods locked; throws if the stock is too low. */
export async function holdStock(tx: Tx, orderId: string, choices: Choice[]): Promise<void> {
  await takeFromShelf(tx, choices);
  await move(
    tx,
    orderId,
    "held",
    choices.map(({ product_id, quantity }) => ({ product_id, quantity: -quantity })),
  );
}

export async function returnStock(tx: Tx, orderId: string, choices: Choice[]): Promise<void> {
  await lockGoods(
    tx,
    choices.map((one) => one.product_id),
  );
  await sql`update product set stock = stock + wanted.quantity from ${changed(choices)} wanted
    where product.id = wanted.product_id`.execute(tx);
  await move(tx, orderId, "returned", choices);
}

/** Sets the stock counted by staff and records the difference. */
export async function correctStock(
  tx: Tx,
  correction: { productId: number; stock: number; staffId: number; note: string },
): Promise<boolean> {
  const { productId, stock, staffId, note } = correction;
  const [before] = await lockGoods(tx, [productId]);
  if (!before) return false;
  if (before.stock === stock) return true;
  await tx.updateTable("product").set({ stock }).where("id", "=", productId).execute();
  await tx
    .insertInto("stock_movement")
    .values({
      product_id: productId,
      change: stock - before.stock,
      reason: "adjusted",
      decided_by: staffId,
      note,
    })
    .execute();
  return true;
}

/** Pieces of each product in a member's unpaid orders. */
export async function unpaidPieces(tx: Tx, memberId: number, productIds: number[]) {
  const rows = await tx
    .selectFrom("order_line")
    .innerJoin("shop_order", "shop_order.id", "order_line.order_id")
    .select((select) => ["product_id", select.fn.sum<number>("quantity").as("pieces")])
    .where("member_id", "=", memberId)
    .where("status", "in", ["waiting_payment", "waiting_verification"])
    .where("product_id", "in", productIds)
    .groupBy("product_id")
    .execute();
  return new Map(rows.map(({ product_id, pieces }) => [product_id, Number(pieces)]));
}
