import type { ProductSummary } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { type Page, preparedPage } from "../../platform/database/prepared-page.ts";
import { type Had, hadFile } from "./bought-files.ts";
import { PRODUCTS } from "./products.ts";

export interface CartLine {
  id: number;
  quantity: number;
  seenPrice: number;
  isSold: boolean;
  canSend: boolean;
  canPickUp: boolean;
  had: Had | null;
  product: ProductSummary;
}

type CartRow = ProductSummary & {
  line_id: number;
  quantity: number;
  seen_price: number;
  is_sold: boolean;
  can_send: boolean;
  can_pick_up: boolean;
  had: Had | null;
};

function lineOfRow({
  line_id,
  quantity,
  seen_price,
  is_sold,
  can_send,
  can_pick_up,
  had,
  total: _,
  ...product
}: CartRow & { total: number }): CartLine {
  return {
    id: line_id,
    quantity,
    seenPrice: seen_price,
    isSold: is_sold,
    canSend: can_send,
    canPickUp: can_pick_up,
    had,
    product,
  };
}

/** Includes products that are no longer sold, so that the owner learns of it. */
export async function cartOf(database: Database, memberId: number, page: Page = {}) {
  const { rows, total } = await preparedPage<CartRow>(
    database,
    page,
    "cart-of",
    `select l.id as line_id, l.quantity, l.seen_price, item.status = 'published' as is_sold,
       item.weight_g is not null and (item.sent_by_courier or item.sent_by_store) as can_send,
       item.picked_up and (item.store_id is null or exists (select from store where store.id = item.store_id and store.pickup_place <> '')) as can_pick_up, ${hadFile("$1")} as had,
       count(*) over () as total, ${PRODUCTS.columns}
     from cart_line l join product item on item.id = l.product_id ${PRODUCTS.joins}
     where l.member_id = $1 order by l.created_at, l.id limit $2 offset $3`,
    [memberId],
  );
  return { lines: rows.map(lineOfRow), total };
}

/** Every change and purchase of a cart takes this lock, so that it is never bought twice. */
export const lockCart = (tx: Tx, memberId: number) =>
  tx.selectFrom("member").select("id").where("id", "=", memberId).forNoKeyUpdate().executeTakeFirstOrThrow();

export interface Choice {
  product_id: number;
  quantity: number;
}

export const choicesOf = (tx: Reader, memberId: number): Promise<Choice[]> =>
  tx
    .selectFrom("cart_line")
    .select(["product_id", "quantity"])
    .where("member_id", "=", memberId)
    .orderBy("product_id")
    .execute();

export const putLine = (tx: Tx, memberId: number, choice: Choice, price: number) =>
  tx
    .insertInto("cart_line")
    .values({ member_id: memberId, ...choice, seen_price: price })
    .onConflict((clash) =>
      clash
        .columns(["member_id", "product_id"])
        .doUpdateSet({ quantity: choice.quantity, seen_price: price }),
    )
    .execute();

/** Returns how many lines were removed. */
export async function removeLines(tx: Tx, memberId: number, productIds: number[]): Promise<number> {
  const removed = await tx
    .deleteFrom("cart_line")
    .where("member_id", "=", memberId)
    .where("product_id", "=", sql<number>`any(${productIds})`)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

export const emptyCart = (tx: Tx, memberId: number) =>
  tx.deleteFrom("cart_line").where("member_id", "=", memberId).execute();
