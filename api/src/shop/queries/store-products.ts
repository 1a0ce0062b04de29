import {
  LIST_MOST,
  type OwnProduct,
  type ProductInReview,
  type Publication,
  type StoreState,
} from "@barakah/contract";
import { sql } from "kysely";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { fileOf } from "./staff-products.ts";

type Review = NonNullable<OwnProduct["review"]>;

/** Takes a store's products off sale until it opens again. Orders that were placed stay as they are. */
export const withholdProducts = (tx: Tx, storeId: number) =>
  sql`update product set status = 'draft', withheld = true where store_id = ${storeId} and status = 'published'`.execute(
    tx,
  );

/** Call it when the store is open. */
export const releaseProducts = (tx: Tx, storeId: number) =>
  sql`update product set status = 'published', withheld = false where store_id = ${storeId} and withheld`.execute(
    tx,
  );

/** Staff have passed a product of this store before. */
export async function isTrusted(tx: Tx, storeId: number): Promise<boolean> {
  const found =
    await sql`select from product where store_id = ${storeId} and review = 'passed' limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** Sets the state of a product's review; null: no review is needed. */
export const setReview = (
  tx: Tx,
  id: number,
  { review, note = "", status = "draft" }: { review: Review | null; note?: string; status?: Publication },
) =>
  sql`update product set review = ${review}, review_note = ${note}, status = ${status}, withheld = false,
    changed_at = now() where id = ${id}`.execute(tx);

/** Ensures that the product is not published again when its store reopens. */
export const dropWithheld = (tx: Tx, id: number) =>
  sql`update product set withheld = false where id = ${id} and withheld`.execute(tx);

export const lockProduct = (tx: Tx, id: number) =>
  tx
    .selectFrom("product")
    .select([
      "id",
      "title",
      "description",
      "version",
      "status",
      "review",
      "store_id",
      "kind",
      "digital_file_id",
      "withheld",
    ])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export async function wasSold(tx: Tx, id: number): Promise<boolean> {
  const found = await sql`select from order_line where product_id = ${id} limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** The store that sells a product, locked until the transaction ends. */
export async function sellerOf(tx: Tx, productId: number) {
  const { rows } = await sql<{ id: number; member_id: number; state: StoreState }>`
    select id, member_id, state from store where id = (select store_id from product where id = ${productId})
    for share`.execute(tx);
  return rows[0];
}

export const waitingForReview = async (
  { pool }: Database,
  { limit = LIST_MOST, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
) => {
  const { rows } = await pool.query<ProductInReview & { total: number }>(
    `select item.id, item.version, item.title, item.price, item.unit, item.weight_g, ${fileOf("item")} as file, ${THUMBNAIL_URL} as thumbnail,
       item.description, item.review, store.name as store, store.id as store_id, iso_instant(item.changed_at) as since,
       count(*) over () as total
     from product item join store on store.id = item.store_id where item.review = 'waiting'
     order by item.changed_at, item.id limit $1 offset $2`,
    [limit, offset],
  );
  return { rows, total: rows[0]?.total ?? 0 };
};
