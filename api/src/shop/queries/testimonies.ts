import type { Testimony } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

/** Whether an order of this product has arrived. */
export async function hasReceived(database: Database, memberId: number, productId: number): Promise<boolean> {
  const found = await database.kysely
    .selectFrom("shop_order")
    .innerJoin("order_line", "order_line.order_id", "shop_order.id")
    .select("order_line.id")
    .where("shop_order.member_id", "=", memberId)
    .where("shop_order.status", "=", "finished")
    .where("order_line.product_id", "=", productId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Under the member's current name. Undefined if they already wrote one. */
export async function insertTestimony(
  database: Database,
  memberId: number,
  productId: number,
  given: { stars: number; description: string },
): Promise<Testimony | undefined> {
  const customer = sql<string>`(select coalesce(nullif(full_name, ''), username::text) from member where id = ${memberId})`;
  return database.kysely
    .insertInto("testimony")
    .values({ product_id: productId, member_id: memberId, customer, hidden_at: null, ...given })
    .onConflict((clash) => clash.columns(["product_id", "member_id"]).doNothing())
    .returning(["id", "customer", "stars", "description", "created_at"])
    .executeTakeFirst();
}

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
    .where("member_id", "=", memberId)
    .orderBy("testimony.created_at")
    .execute();

export const namelessTestimonies = (tx: Tx, memberId: number) =>
  tx.updateTable("testimony").set({ customer: "Anggota" }).where("member_id", "=", memberId).execute();
