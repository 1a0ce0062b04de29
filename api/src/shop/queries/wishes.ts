import type { ProductSummary } from "@barakah/contract";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { type Page, preparedPage } from "../../platform/database/prepared-page.ts";
import { PRODUCTS } from "./products.ts";

type WishRow = ProductSummary & { wish_id: number; wished_at: string };

/** Newest first. Products no longer sold are hidden until they are sold again. */
export async function wishesOf(database: Database, memberId: number, page: Page = {}) {
  const { rows, total } = await preparedPage<WishRow>(
    database,
    page,
    "wishes-of",
    `select w.id as wish_id, w.created_at as wished_at, count(*) over () as total, ${PRODUCTS.columns}
     from wish w join product item on item.id = w.product_id and item.status = 'published' ${PRODUCTS.joins}
     where w.member_id = $1 order by w.created_at desc, w.id desc limit $2 offset $3`,
    [memberId],
  );
  const items = rows.map(({ wish_id: id, wished_at: created_at, total: _, ...product }) => ({
    id,
    product,
    created_at,
  }));
  return { rows: items, total };
}

/** False if it was already there. */
export async function insertWish(on: Reader, memberId: number, productId: number): Promise<boolean> {
  const added = await on
    .insertInto("wish")
    .values({ member_id: memberId, product_id: productId })
    .onConflict((clash) => clash.columns(["member_id", "product_id"]).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteWish(database: Database, memberId: number, productId: number): Promise<boolean> {
  const removed = await database.kysely
    .deleteFrom("wish")
    .where("member_id", "=", memberId)
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export const forgetWishes = (tx: Tx, memberId: number) =>
  tx.deleteFrom("wish").where("member_id", "=", memberId).execute();
