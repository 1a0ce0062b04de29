import { getProduct, listProducts } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { summaryOf } from "../platform/text/plain-text.ts";
import { productBySlug, products } from "./queries/products.ts";

export function shopRoutes(app: FastifyInstance, database: Database) {
  serve(app, listProducts, ({ query }) => products(database, query));

  serve(app, getProduct, async ({ params }) => {
    const product = existing(await productBySlug(database, params.slug), "Produk tidak ditemukan.");
    return { ...product, summary: summaryOf(product.description) };
  });
}
