import {
  addToCart as addToCartCall,
  changeInCart,
  clearCart as clearCartCall,
  readCart,
  removeFromCart as removeFromCartCall,
  setInCart as setInCartCall,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { serve } from "../platform/http/serve.ts";
import { addToCart, clearCart, removeFromCart, setInCart } from "./cart.ts";
import { presentLine } from "./cart-notices.ts";
import { cartOf } from "./queries/cart.ts";

export function cartRoutes(app: FastifyInstance, database: Database) {
  const cart = async (memberId: number) => (await cartOf(database, memberId)).lines.map(presentLine);

  serve(app, readCart, async ({ actor, query }) => {
    const { lines, total } = await cartOf(database, actor.memberId, query);
    return { rows: lines.map(presentLine), total };
  });

  serve(app, addToCartCall, async ({ actor, body }) => {
    await addToCart(database, actor.memberId, body);
    const line = (await cart(actor.memberId)).find(({ product }) => product.id === body.product_id);
    // Removed by another tab between the two statements.
    if (!line) throw notFound("Produk ini tidak ada di keranjang.");
    return line;
  });

  for (const call of [setInCartCall, changeInCart]) {
    serve(app, call, async ({ actor, body }) => {
      await setInCart(database, actor.memberId, body);
      return cart(actor.memberId);
    });
  }

  serve(app, removeFromCartCall, ({ actor, body }) =>
    removeFromCart(database, actor.memberId, body.product_id),
  );

  serve(app, clearCartCall, ({ actor }) => clearCart(database, actor.memberId));
}
