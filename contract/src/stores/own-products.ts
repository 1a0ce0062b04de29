import { z } from "zod";
import { PUBLICATIONS, pictureKey, seenVersion, staffPage } from "../platform/catalogue.ts";
import { endpoint } from "../platform/endpoint.ts";
import { TITLE_MOST } from "../platform/text-lengths.ts";
import { id, rupiah, upTo, written } from "../platform/vocabulary.ts";
import { DIGITAL_MOST_BYTES } from "../shop/digital-file-size.ts";
import { digitalFile, PRODUCT_KINDS } from "../shop/downloads.ts";
import { staffProduct, staffProductSummary, stock, weight } from "../shop/staff-products.ts";
import { LEAST_PRICE } from "./least-price.ts";

const member = { access: "member" } as const;

/** The review of a store's first product by staff; null if none is needed. */
export const REVIEWS = ["waiting", "passed", "refused"] as const;

const reviewed = {
  review: z.enum(REVIEWS).nullable(),
  /** Why it was refused or taken back. */
  review_note: z.string(),
  /** Taken off sale because the store is paused; it comes back with the store. */
  withheld: z.boolean(),
};

export const ownProductSummary = staffProductSummary.omit({ store: true }).extend(reviewed);
export type OwnProductSummary = z.infer<typeof ownProductSummary>;

/** `description` is plain text: a blank line begins a paragraph. */
export const ownProduct = staffProduct
  .omit({ store: true, sent_by_courier: true, sent_by_store: true, picked_up: true, fragile: true })
  .extend(reviewed);
export type OwnProduct = z.infer<typeof ownProduct>;

const draft = {
  title: written("Isi dengan nama produk.", TITLE_MOST),
  description: upTo(5000).default(""),
  picture: pictureKey,
  price: rupiah.min(LEAST_PRICE.least, LEAST_PRICE.short),
  unit: upTo(30).default(""),
  /** Fixed when it is created. */
  kind: z.enum(PRODUCT_KINDS).default("goods"),
  /** Without it no courier can be offered. */
  weight_g: weight.nullable().default(null),
  /** What is downloaded. It can be replaced; without one the last stays. */
  file: id.nullable().default(null),
};
const isWeighed = ({ kind, weight_g }: { kind: string; weight_g: number | null }) =>
  (kind === "goods") === (weight_g !== null);
const NOT_WEIGHED = { error: "Isi dengan berat dalam gram.", path: ["weight_g"] };

export const listOwnProducts = endpoint("GET /api/stores/mine/products/", {
  summary: "Produk toko sendiri, juga draf dan arsip, terbaru dahulu.",
  ...member,
  query: z.object(staffPage),
  response: z.array(ownProductSummary),
  counted: true,
});

export const getOwnProduct = endpoint("GET /api/stores/mine/products/:id/", {
  summary: "Satu produk toko sendiri. Milik toko lain: 404.",
  ...member,
  response: ownProduct,
});

export const createOwnProduct = endpoint("POST /api/stores/mine/products/", {
  summary: "Produk baru, sebagai draf, dengan stok pertamanya.",
  ...member,
  body: z.object({ ...draft, stock: stock.default(0) }).refine(isWeighed, NOT_WEIGHED),
  response: ownProduct,
  status: 201,
});

export const editOwnProduct = endpoint("PUT /api/stores/mine/products/:id/", {
  summary: "Menyimpan produk toko sendiri. Stok diubah dengan panggilannya sendiri.",
  ...member,
  body: z.object({ ...draft, ...seenVersion }).refine(isWeighed, NOT_WEIGHED),
  response: ownProduct,
});

export const publishOwnProduct = endpoint("POST /api/stores/mine/products/:id/status/", {
  summary:
    "Menerbitkan, menarik kembali, atau mengarsipkan. Produk pertama sebuah toko diperiksa petugas dahulu (`review`: `waiting`). 409 `store_not_open` selama tokonya tidak buka.",
  ...member,
  body: z.object({ status: z.enum(PUBLICATIONS, { error: "Pilih draf, terbit, atau arsip." }) }),
  response: ownProduct,
});

export const setOwnStock = endpoint("POST /api/stores/mine/products/:id/stock/", {
  summary: "Stok menurut hitungan penjual. Selisihnya dicatat.",
  ...member,
  body: z.object({ stock }),
  response: ownProduct,
});

export const uploadDigitalFile = endpoint("POST /api/stores/mine/files/", {
  summary:
    "Berkas untuk produk digital (`file`, PDF, paling besar 10 MB, tanpa password). Yang tidak dipakai dihapus sesudah sehari.",
  ...member,
  multipart: true,
  files: ["file"],
  largestBody: DIGITAL_MOST_BYTES,
  body: z.object({ name: written("Isi dengan nama berkasnya.", TITLE_MOST) }),
  response: digitalFile,
  status: 201,
});

export const openOwnFile = endpoint("GET /api/stores/mine/files/:id/", {
  summary: "Berkas sendiri seperti yang diunggah. Milik toko lain: 404.",
  ...member,
  response: z.unknown(),
  produces: "application/pdf",
});
