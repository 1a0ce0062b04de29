import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { catalogueFilter, html, id, instant, queryText, rupiah, slug } from "../platform/vocabulary.ts";
import { digitalFile, PRODUCT_KINDS } from "./downloads.ts";

export const productSummary = z.object({
  id,
  slug,
  title: z.string(),
  thumbnail: z.string().nullable(),
  price: rupiah,
  unit: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  /** 1 for a file: it can be bought once. */
  stock: z.int().min(0),
  is_featured: z.boolean(),
  /** The mean of the stars with one decimal, or null before the first testimony. */
  rating: z.number().nullable(),
  testimony_count: z.int(),
  created_at: instant,
  /** The member's store that sells it; null: the community. */
  store: z.object({ slug, name: z.string() }).nullable(),
});
export type ProductSummary = z.infer<typeof productSummary>;

export const testimony = z.object({
  id,
  customer: z.string(),
  stars: z.int().min(1).max(5),
  description: z.string(),
  created_at: instant,
  /** Addresses of the buyer's pictures. */
  pictures: z.array(z.string()),
  /** The seller's; empty: none. */
  answer: z.string(),
});
export type Testimony = z.infer<typeof testimony>;

export const product = productSummary.extend({
  description: html,
  summary: z.string(),
  file: digitalFile.pick({ bytes: true, pages: true }).nullable(),
  testimonies: z.array(testimony),
});
export type Product = z.infer<typeof product>;

export const listProducts = endpoint("GET /api/products/", {
  summary:
    "Daftar produk, terbaru dahulu; pencarian diurutkan menurut kecocokan. `store`: hanya dari toko itu.",
  access: "public",
  query: catalogueFilter.extend({ store: queryText.pipe(z.string().max(120)).optional() }),
  response: z.array(productSummary),
  counted: true,
  cached: true,
});

export const getProduct = endpoint("GET /api/products/:slug/", {
  summary: "Satu produk dengan testimoninya. Alamat lamanya juga dijawab; `slug` ialah yang sekarang.",
  access: "public",
  response: product,
  cached: true,
});
