import type { Payment } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { type Purchase, placeOrder } from "../../api/src/shop/index.ts";
import { putLine } from "../../api/src/shop/queries/cart.ts";
import type { DemoChoice } from "../content/types.ts";

export const productOf = (tx: Tx, slug: string) =>
  tx.selectFrom("product").select(["id", "price"]).where("slug", "=", slug).executeTakeFirstOrThrow();

/** Returns the total. */
export async function fillCart(tx: Tx, memberId: number, items: readonly DemoChoice[]): Promise<number> {
  let total = 0;
  for (const { product, quantity } of items) {
    const { id, price } = await productOf(tx, product);
    await putLine(tx, memberId, { product_id: id, quantity }, price);
    total += price * quantity;
  }
  return total;
}

export async function buy(
  tx: Tx,
  items: readonly DemoChoice[],
  purchase: Omit<Purchase, "amount" | "request">,
  terms: Parameters<typeof placeOrder>[2],
): Promise<Payment> {
  const amount = await fillCart(tx, purchase.memberId, items);
  return placeOrder(tx, { ...purchase, amount, request: undefined }, terms);
}
