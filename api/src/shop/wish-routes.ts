import { addWish, listWishes, removeWish } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { goods } from "./queries/stock.ts";
import { deleteWish, insertWish, wishesOf } from "./queries/wishes.ts";

export function wishRoutes(app: FastifyInstance, database: Database) {
  serve(app, listWishes, ({ actor, query }) => wishesOf(database, actor.memberId, query));

  serve(app, addWish, async ({ actor, body }) => {
    const product = await goods(database.kysely, body.product_id);
    if (!product?.isSold) throw notFound("Produk tidak ditemukan.");
    if (!(await insertWish(database.kysely, actor.memberId, body.product_id)))
      throw conflict("already_wished", "Produk ini sudah ada di Incaran.");
    const { rows } = await wishesOf(database, actor.memberId);
    const wish = rows.find((one) => one.product.id === body.product_id);
    if (!wish) throw notFound("Produk ini tidak ada di Incaran.");
    return wish;
  });

  serve(app, removeWish, async ({ actor, body }) => {
    if (!(await deleteWish(database, actor.memberId, body.product_id)))
      throw notFound("Produk ini tidak ada di Incaran.");
    return { detail: "Produk dihapus dari Incaran." };
  });
}
