import { LIST_MOST } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../../platform/database/database.ts";
import type { Page } from "../../../platform/database/prepared-page.ts";

/** A cart line as far as shipping is concerned. */
export interface Packed {
  id: number;
  title: string;
  quantity: number;
  price: number;
  weight_g: number | null;
  sent_by_courier: boolean;
  sent_by_store: boolean;
  picked_up: boolean;
  store_id: number | null;
}

/** Without what is downloaded. */
export const packedCart = (reader: Reader, memberId: number): Promise<Packed[]> =>
  reader
    .selectFrom("cart_line")
    .innerJoin("product", "product.id", "cart_line.product_id")
    .select(["product.id", "title", "quantity", "price"])
    .select(["weight_g", "sent_by_courier", "sent_by_store", "picked_up", "store_id"])
    .where("member_id", "=", memberId)
    .where("kind", "=", "goods")
    .orderBy("product.id")
    .execute();

export async function unweighed(database: Database, { limit = LIST_MOST, offset = 0 }: Page) {
  const rows = await database.kysely
    .selectFrom("product")
    .select(["id", "title", "unit"])
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("weight_g", "is", null)
    .where("kind", "=", "goods")
    .where("status", "<>", "archived")
    .orderBy("title")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the previous weight; undefined if there is no such product. */
export async function setWeight(tx: Tx, productId: number, weight_g: number) {
  const before = await tx
    .selectFrom("product")
    .select("weight_g")
    .where("id", "=", productId)
    .where("kind", "=", "goods")
    .forUpdate()
    .executeTakeFirst();
  if (before)
    await sql`update product set weight_g = ${weight_g}, version = version + 1 where id = ${productId}`.execute(
      tx,
    );
  return before;
}
