import { z } from "zod";
import { seenVersion, staffPage } from "../platform/catalogue.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { id, instant, page, queryText, reason, rupiah, slug } from "../platform/vocabulary.ts";
import { digitalFile } from "../shop/downloads.ts";
import { REVIEWS } from "./own-products.ts";
import { HALAL, STORE_STATES } from "./store-words.ts";

const staff = may("stores");

export const staffStoreSummary = z.object({
  id,
  slug,
  name: z.string(),
  thumbnail: z.string().nullable(),
  owner: z.string(),
  state: z.enum(STORE_STATES),
  applied_at: instant,
  /** Published products. */
  product_count: z.int(),
  /** Pieces in paid orders of the last 30 days. */
  sold: z.int(),
  /** Complaints about its orders in the last 30 days. */
  complaints: z.int(),
});
export type StaffStoreSummary = z.infer<typeof staffStoreSummary>;

export const staffStore = staffStoreSummary.extend({
  version: z.int(),
  state_reason: z.string(),
  story: z.string(),
  place: z.string(),
  phone: z.string(),
  halal: z.enum(HALAL),
  halal_number: z.string(),
  bank: z.string(),
  /** Masked. */
  account: z.string(),
  account_holder: z.string(),
  /** The account holder's name equals the owner's name. */
  same_name: z.boolean(),
  ujrah_percent: z.int(),
  agreed_at: instant,
  member_id: id,
  member_since: instant,
  /** Finished orders that the owner placed as a buyer. */
  orders_bought: z.int(),
  /** The newest six that are not archived. */
  products: z.array(z.object({ id, title: z.string(), price: rupiah, thumbnail: z.string().nullable() })),
});
export type StaffStore = z.infer<typeof staffStore>;

export const listStaffStores = endpoint("GET /api/admin/stores/", {
  summary: "Toko anggota, terbaru dahulu. `state`: hanya yang begitu keadaannya.",
  ...staff,
  query: z.object({ ...staffPage, state: queryText.pipe(z.enum(STORE_STATES)).optional() }),
  response: z.array(staffStoreSummary),
  counted: true,
});

export const getStaffStore = endpoint("GET /api/admin/stores/:id/", {
  summary: "Satu toko dengan yang perlu diketahui sebelum dibuka.",
  ...staff,
  response: staffStore,
});

export const approveStore = endpoint("POST /api/admin/stores/:id/approve/", {
  summary:
    "Membuka toko yang diajukan. 409 `edit_conflict` bila pengajuannya berubah sejak dibaca, `already_decided` bila sudah diputuskan, `own_store` untuk toko petugas itu sendiri.",
  ...staff,
  body: z.object(seenVersion),
  response: staffStore,
});

export const refuseStore = endpoint("POST /api/admin/stores/:id/refuse/", {
  summary: "Meminta perbaikan, dengan alasannya. Pemiliknya dapat mengajukan lagi.",
  ...staff,
  body: z.object({ reason, ...seenVersion }),
  response: staffStore,
});

export const pauseStore = endpoint("POST /api/admin/stores/:id/pause/", {
  summary: "Menjeda toko: produknya tidak dijual, pesanan yang berjalan tetap diselesaikan.",
  ...staff,
  body: z.object({ reason }),
  response: staffStore,
});

export const reopenStore = endpoint("POST /api/admin/stores/:id/reopen/", {
  summary: "Membuka lagi toko yang dijeda. Produknya dijual lagi.",
  ...staff,
  response: staffStore,
});

export const productInReview = z.object({
  id,
  version: z.int(),
  title: z.string(),
  price: rupiah,
  unit: z.string(),
  weight_g: z.int().nullable(),
  file: digitalFile.nullable(),
  thumbnail: z.string().nullable(),
  description: z.string(),
  review: z.enum(REVIEWS),
  store: z.string(),
  store_id: id,
  since: instant,
});
export type ProductInReview = z.infer<typeof productInReview>;

export const listProductsInReview = endpoint("GET /api/admin/store-products/", {
  summary: "Produk pertama toko anggota yang menunggu diperiksa, yang lama lebih dahulu.",
  ...staff,
  query: z.object(page),
  response: z.array(productInReview),
  counted: true,
});

export const openFileInReview = endpoint("GET /api/admin/store-products/:id/file/", {
  summary: "Berkas sebuah produk digital, untuk diperiksa.",
  ...staff,
  response: z.unknown(),
  produces: "application/pdf",
});

export const passProduct = endpoint("POST /api/admin/store-products/:id/pass/", {
  summary: "Produk pertama sesuai: langsung dijual, dan produk berikutnya tidak perlu menunggu.",
  ...staff,
  body: z.object(seenVersion),
  ...saying("Produknya dijual sekarang."),
});

export const refuseProduct = endpoint("POST /api/admin/store-products/:id/refuse/", {
  summary:
    "Produk belum sesuai, atau ditarik sesudah pemeriksaan acak. Diterbitkan lagi hanya sesudah diperiksa.",
  ...staff,
  body: z.object({ reason }),
  ...saying("Penjualnya sudah dikabari."),
});
