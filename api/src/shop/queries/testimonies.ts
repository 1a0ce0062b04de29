import { LIST_MOST, type OrderStatus, PICTURE_DEFAULT_WIDTH, type StoreTestimony } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Page } from "../../platform/database/prepared-page.ts";

/** The addresses of a testimony's pictures. */
export const testimonyPictures = (testimony: string) =>
  `array(select '/media/' || key || '/${PICTURE_DEFAULT_WIDTH}.jpg' from unnest(${testimony}.pictures) with ordinality as p (key, place) order by place)`;

/** The JSON fields of the testimony `t`, as everybody reads it. */
export const TESTIMONY = `'id', t.id, 'customer', t.customer, 'stars', t.stars, 'description', t.description,
  'created_at', iso_instant(t.created_at), 'pictures', ${testimonyPictures("t")}, 'answer', t.answer`;

/** Whether the member has an order of this product in this state. */
export async function hasOrdered(
  database: Database,
  memberId: number,
  productId: number,
  status: OrderStatus,
): Promise<boolean> {
  const found = await database.kysely
    .selectFrom("shop_order")
    .innerJoin("order_line", "order_line.order_id", "shop_order.id")
    .select("order_line.id")
    .where("shop_order.member_id", "=", memberId)
    .where("shop_order.status", "=", status)
    .where("order_line.product_id", "=", productId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Under the member's current name. Undefined if they already wrote one. */
export async function insertTestimony(
  tx: Tx,
  memberId: number,
  productId: number,
  given: { stars: number; description: string; pictures: string[] },
): Promise<number | undefined> {
  const customer = sql<string>`(select coalesce(nullif(full_name, ''), username::text) from member where id = ${memberId})`;
  const added = await tx
    .insertInto("testimony")
    .values({ product_id: productId, member_id: memberId, customer, hidden_at: null, ...given })
    .onConflict((clash) => clash.columns(["product_id", "member_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

const OF_STORE = `select json_build_object(${TESTIMONY}, 'product', p.title) as testimony, count(*) over ()::int as total
  from testimony t join product p on p.id = t.product_id`;
interface Row {
  testimony: StoreTestimony;
  total: number;
}

export async function testimonyById(tx: Tx, id: number): Promise<StoreTestimony | undefined> {
  const { rows } = await sql<Row>`${sql.raw(OF_STORE)} where t.id = ${id}`.execute(tx);
  return rows[0]?.testimony;
}

/** The public testimonies about a store's products. */
export async function testimoniesOfStore(
  database: Database,
  storeId: number,
  { limit = LIST_MOST, offset = 0 }: Page,
) {
  const { rows } = await sql<Row>`${sql.raw(OF_STORE)} where p.store_id = ${storeId} and t.hidden_at is null
    order by t.created_at desc, t.id desc limit ${limit} offset ${offset}`.execute(database.kysely);
  return { rows: rows.map(({ testimony }) => testimony), total: rows[0]?.total ?? 0 };
}

/** Locks a visible testimony about this store; returns who wrote it. */
export async function lockTestimony(tx: Tx, storeId: number, id: number) {
  const { rows } = await sql<{ member_id: number | null; answer: string; title: string; slug: string }>`
    select t.member_id, t.answer, p.title, p.slug from testimony t join product p on p.id = t.product_id
    where t.id = ${id} and p.store_id = ${storeId} and t.hidden_at is null for update of t`.execute(tx);
  return rows[0];
}

export const storeAnswer = (tx: Tx, id: number, answer: string) =>
  sql`update testimony set answer = ${answer}, answered_at = now() where id = ${id}`.execute(tx);

export const productOfTestimony = async (tx: Tx, id: number): Promise<number | undefined> =>
  (await tx.selectFrom("testimony").select("product_id").where("id", "=", id).executeTakeFirst())?.product_id;

/** False if there is no such testimony. */
export async function setHidden(tx: Tx, testimonyId: number, hiddenBy: number | null): Promise<boolean> {
  const changed = await tx
    .updateTable("testimony")
    .set({ hidden_at: hiddenBy === null ? null : sql<string>`now()`, hidden_by: hiddenBy })
    .where("id", "=", testimonyId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export const testimoniesBy = (database: Database, memberId: number) =>
  database.kysely
    .selectFrom("testimony")
    .innerJoin("product", "product.id", "testimony.product_id")
    .select(["product.title as product", "stars", "testimony.description", "testimony.created_at"])
    .select(["testimony.pictures", "testimony.answer"])
    .where("member_id", "=", memberId)
    .orderBy("testimony.created_at")
    .execute();

export const namelessTestimonies = (tx: Tx, memberId: number) =>
  tx
    .updateTable("testimony")
    .set({ customer: "Anggota", pictures: [] })
    .where("member_id", "=", memberId)
    .execute();
