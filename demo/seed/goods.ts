import type { Insertable } from "kysely";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { Schema } from "../../api/src/platform/database/schema.ts";
import type { DemoChoice } from "../content/types.ts";

export interface Line {
  product_id: number;
  product_name: string;
  unit: string;
  price: number;
  quantity: number;
}

export const productOf = (tx: Tx, slug: string) =>
  tx
    .selectFrom("product")
    .select(["id", "title", "unit", "price"])
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();

export async function linesOf(tx: Tx, items: DemoChoice[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { product, quantity } of items) {
    const { id, title, unit, price } = await productOf(tx, product);
    lines.push({ product_id: id, product_name: title, unit, price, quantity });
  }
  return lines;
}

export async function insertOrder(tx: Tx, order: Insertable<Schema["shop_order"]>, lines: readonly Line[]) {
  const { id } = await tx.insertInto("shop_order").values(order).returning("id").executeTakeFirstOrThrow();
  await tx
    .insertInto("order_line")
    .values(lines.map((line) => ({ order_id: id, ...line })))
    .execute();
  return id;
}

/** What an order has taken off the shelf. */
export async function holdGoods(tx: Tx, orderId: string, lines: readonly Line[]) {
  for (const { product_id, quantity } of lines) {
    await tx
      .updateTable("product")
      .set((product) => ({ stock: product("stock", "-", quantity) }))
      .where("id", "=", product_id)
      .execute();
    await tx
      .insertInto("stock_movement")
      .values({ product_id, change: -quantity, reason: "held", order_id: orderId })
      .execute();
  }
}
