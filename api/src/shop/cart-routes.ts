import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { addToCart, clearCart, removeFromCart, setInCart } from "./cart.ts";
import { presentLine } from "./cart-line.ts";
import { cartOf } from "./queries/cart.ts";

export function cartRoutes(app: FastifyInstance, database: Database) {
  const cart = async (memberId: number) => (await cartOf(database, memberId)).lines.map(presentLine);

  serve(app, contract.readCart, async ({ actor, query }) => {
    const { lines, total } = await cartOf(database, actor.memberId, query);
    return { rows: lines.map(presentLine), total };
  });

  serve(app, contract.addToCart, async ({ actor, body }) => {
    await addToCart(database, actor.memberId, body);
    const line = (await cart(actor.memberId)).find(({ product }) => product.id === body.product_id);
    // Removed by another tab between the two statements.
    if (!line) throw notFound("Produk ini tidak ada di keranjang.");
    return line;
  });

  for (const call of [contract.setInCart, contract.changeInCart]) {
    serve(app, call, async ({ actor, body }) => {
      await setInCart(database, actor.memberId, body);
      return cart(actor.memberId);
    });
  }

  serve(app, contract.removeFromCart, ({ actor, body }) =>
    removeFromCart(database, actor.memberId, body.product_id),
  );

  serve(app, contract.clearCart, ({ actor }) => clearCart(database, actor.memberId));
}
