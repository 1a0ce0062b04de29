import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { id, instant, page } from "../platform/vocabulary.ts";
import { DOWNLOADS_A_DAY } from "./downloads-a-day.ts";

export const PRODUCT_KINDS = ["goods", "digital"] as const;

/** What the buyers of a product download. */
export const digitalFile = z.object({ id, name: z.string(), bytes: z.int(), pages: z.int() });
export type DigitalFile = z.infer<typeof digitalFile>;

export const download = z.object({
  id,
  order_number: z.string(),
  product_name: z.string(),
  thumbnail: z.string().nullable(),
  store: z.string(),
  file: digitalFile,
  /** How many more now. */
  left: z.int(),
  /** The first download, after which the money stays with the seller. */
  opened_at: instant.nullable(),
  /** Signed, for an hour or two. */
  address: z.string(),
});
export type Download = z.infer<typeof download>;

export const listDownloads = endpoint("GET /api/downloads/mine/", {
  summary: "Berkas yang sudah dibeli, terbaru dahulu. `address` berlaku satu sampai dua jam.",
  access: "member",
  query: z.object(page),
  response: z.array(download),
  counted: true,
});

export const openDownload = endpoint("GET /api/downloads/:key/", {
  summary: `Berkasnya sebagai PDF, dengan nama pembelinya di tiap halaman. Paling banyak ${DOWNLOADS_A_DAY} kali dalam 24 jam (429). 404 bila alamatnya tidak berlaku lagi atau uangnya sudah kembali.`,
  access: "public",
  params: z.object({ key: z.string().max(90) }),
  response: z.unknown(),
  produces: "application/pdf",
});
