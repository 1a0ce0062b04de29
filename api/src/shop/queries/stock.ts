import { type RawBuilder, sql } from "kysely";
import { IS_NEWCOMER } from "../../payments/index.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import type { Choice } from "./cart.ts";

export interface Goods {
  id: number;
  title: string;
  unit: string;
  price: number;
  kind: "goods" | "digital";
  /** The quantity of a download is always one. */
  stock: number;
  isSold: boolean;
  /** Null: the community's own. */
  store_id: number | null;
  digital_file_id: number | null;
}

const GOODS = [
  ...(["id", "title", "unit", "price", "kind", "store_id", "digital_file_id"] as const),
  sql<number>`case kind when 'digital' then 1 else stock end`.as("stock"),
  sql<boolean>`status = 'published'`.as("isSold"),
] as const;

export const goods = (reader: Reader, productId: number): Promise<Goods | undefined> =>
  reader.selectFrom("product").select(GOODS).where("id", "=", productId).executeTakeFirst();

/** Always in order of ids: two buyers of the same products cannot deadlock. */
export const lockGoods = (tx: Tx, productIds: number[]): Promise<Goods[]> =>
  tx
    .selectFrom("product")
    .select(GOODS)
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

async function record(
  tx: Tx,
  moved: { order_id: string; reason: "held" | "returned" | "replaced" | "came_back"; round: number },
  changes: Choice[],
) {
  await tx
    .insertInto("stock_movement")
    .values(changes.map(({ product_id, quantity }) => ({ product_id, change: quantity, ...moved })))
    .execute();
}

async function move(tx: Tx, orderId: string, reason: "held" | "returned", changes: Choice[]) {
  const before = await timesHeld(tx, orderId);
  await record(tx, { order_id: orderId, reason, round: reason === "held" ? before + 1 : before }, changes);
}

const negative = (choices: Choice[]) =>
  choices.map(({ product_id, quantity }) => ({ product_id, quantity: -quantity }));

const changed = (choices: Choice[]) =>
  sql`(select * from unnest(${choices.map((one) => one.product_id)}::bigint[],
    ${choices.map((one) => one.quantity)}::int[]) as wanted (product_id, quantity))`;

async function takeFromShelf(tx: Tx, choices: Choice[]) {
  const held = await sql`update product set stock = stock - wanted.quantity from ${changed(choices)} wanted
    where product.id = wanted.product_id and product.stock >= wanted.quantity`.execute(tx);
  if (held.numAffectedRows !== BigInt(choices.length)) throw new Error("stock was taken from under its lock");
}

/** Takes a replacement's goods from stock permanently, also if the order is cancelled later. Call it with the goods locked. */
export async function takeReplaced(tx: Tx, orderId: string, nth: number, choices: Choice[]): Promise<void> {
  await takeFromShelf(tx, choices);
  await record(tx, { order_id: orderId, reason: "replaced", round: nth }, negative(choices));
}

/** Reserves goods for an order. Call it with the goods locked; throws if the stock is too low. */
export async function reserveStock(tx: Tx, orderId: string, choices: Choice[]): Promise<void> {
  await takeFromShelf(tx, choices);
  await move(tx, orderId, "held", negative(choices));
}

async function putOnShelf(tx: Tx, choices: Choice[]) {
  await lockGoods(
    tx,
    choices.map((one) => one.product_id),
  );
  await sql`update product set stock = stock + wanted.quantity from ${changed(choices)} wanted
    where product.id = wanted.product_id`.execute(tx);
}

/** The goods of a cancelled order. */
export async function returnStock(tx: Tx, orderId: string, choices: Choice[]): Promise<void> {
  await putOnShelf(tx, choices);
  await move(tx, orderId, "returned", choices);
}

/** The sellable goods of the order's `nth` returned parcel. */
export async function takeBackStock(tx: Tx, orderId: string, nth: number, choices: Choice[]): Promise<void> {
  if (choices.length === 0) return;
  await putOnShelf(tx, choices);
  await record(tx, { order_id: orderId, reason: "came_back", round: nth }, choices);
}

/** Sets the stock counted by staff and records the difference. */
export async function correctStock(
  tx: Tx,
  correction: { productId: number; stock: number; staffId: number; note: string },
): Promise<boolean> {
  const { productId, stock, staffId, note } = correction;
  const [before] = await lockGoods(tx, [productId]);
  if (!before) return false;
  if (before.kind === "digital") throw conflict("digital", "Produk digital tidak punya stok.");
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

const UNPAID = sql`('waiting_payment', 'waiting_verification')`;

async function piecesHeld(tx: Tx, productIds: number[], whose: RawBuilder<unknown>) {
  const { rows } = await sql<{ product_id: number; pieces: number }>`
    select l.product_id, sum(l.quantity)::int as pieces
    from shop_order o join order_line l on l.order_id = o.id join member m on m.id = o.member_id
    where o.status in ${UNPAID} and l.product_id = any(${productIds}) and ${whose}
    group by l.product_id`.execute(tx);
  return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]));
}

/** How many pieces of each product a member's orders hold that are not paid. */
export const unpaidPieces = (tx: Tx, memberId: number, productIds: number[]) =>
  piecesHeld(tx, productIds, sql`m.id = ${memberId}`);

/** How many pieces of each product the unpaid orders of all newcomers hold. */
export const newcomersPieces = (tx: Tx, productIds: number[]) => piecesHeld(tx, productIds, IS_NEWCOMER);
