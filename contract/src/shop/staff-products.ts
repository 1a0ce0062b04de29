import { z } from "zod";
import {
  catalogueDraft,
  catalogueStaffFilter,
  changePublication,
  editedForStaff,
  listedForStaff,
  seenVersion,
} from "../platform/catalogue.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { html, id, instant, page, rupiah, said, upTo, written } from "../platform/vocabulary.ts";
import { digitalFile, PRODUCT_KINDS } from "./downloads.ts";

const staff = may("products");

export const staffProductSummary = z.object({
  ...listedForStaff,
  kind: z.enum(PRODUCT_KINDS),
  price: rupiah,
  unit: z.string(),
  stock: z.int(),
  /** Null until it is weighed. */
  weight_g: z.int().nullable(),
  /** The member's store that sells it; null: the community. */
  store: z.string().nullable(),
});
export type StaffProductSummary = z.infer<typeof staffProductSummary>;

export const staffProduct = staffProductSummary.extend({
  ...editedForStaff,
  description: html,
  picture: z.string().nullable(),
  /** Of a product that is downloaded. */
  file: digitalFile.nullable(),
  sent_by_courier: z.boolean(),
  sent_by_store: z.boolean(),
  picked_up: z.boolean(),
  /** Its parcels are labelled so. */
  fragile: z.boolean(),
  /** The latest changes of the stock, newest first. */
  movements: z.array(
    z.object({ change: z.int(), reason: z.string(), note: z.string(), created_at: instant }),
  ),
});
export type StaffProduct = z.infer<typeof staffProduct>;

export const stock = z.int("Isi dengan bilangan bulat.").min(0, "Paling sedikit 0.").max(1_000_000);
export const weight = z
  .int("Isi dengan bilangan bulat.")
  .min(1, "Paling sedikit 1 gram.")
  .max(100_000, "Paling banyak 100.000 gram.");
const productDraft = z.object({
  ...catalogueDraft,
  price: rupiah,
  unit: upTo(30).default(""),
  weight_g: weight.nullable().default(null),
  sent_by_courier: z.boolean().default(true),
  sent_by_store: z.boolean().default(true),
  picked_up: z.boolean().default(true),
  fragile: z.boolean().default(false),
});
export type ProductDraft = z.input<typeof productDraft>;

export const listStaffProducts = endpoint("GET /api/admin/products/", {
  summary: "Semua produk, juga draf dan arsip, terbaru dahulu.",
  ...staff,
  query: catalogueStaffFilter,
  response: z.array(staffProductSummary),
  counted: true,
});

export const listUnweighed = endpoint("GET /api/admin/products-without-weight/", {
  summary: "Produk tanpa berat: kurir tidak ditawarkan untuknya.",
  ...may("orders"),
  query: z.object(page),
  response: z.array(z.object({ id, title: z.string(), unit: z.string() })),
  counted: true,
});

export const weighProduct = endpoint("POST /api/admin/products/:id/weight/", {
  summary: "Berat sebuah produk dalam gram, dengan kemasannya.",
  ...may("orders"),
  body: z.object({ weight_g: weight }),
  response: said,
});

export const getStaffProduct = endpoint("GET /api/admin/products/:id/", {
  summary: "Satu produk untuk disunting.",
  ...staff,
  response: staffProduct,
});

export const createStaffProduct = endpoint("POST /api/admin/products/", {
  summary: "Produk baru, sebagai draf, dengan stok pertamanya.",
  ...staff,
  body: productDraft.extend({ stock: stock.default(0) }),
  response: staffProduct,
  status: 201,
});

export const editStaffProduct = endpoint("PUT /api/admin/products/:id/", {
  summary: "Menyimpan produk. Stok diubah dengan panggilannya sendiri.",
  ...staff,
  body: productDraft.extend(seenVersion),
  response: staffProduct,
});

export const publishStaffProduct = endpoint("POST /api/admin/products/:id/status/", {
  summary: "Menerbitkan, menjadwalkan (`draft` dengan `publish_at`), menarik kembali, atau mengarsipkan.",
  ...staff,
  body: changePublication,
  response: staffProduct,
});

export const adjustStaffStock = endpoint("POST /api/admin/products/:id/stock/", {
  summary: "Stok menurut hitungan sendiri, dengan alasannya. Selisihnya dicatat.",
  ...may("stock"),
  body: z.object({
    stock,
    note: written("Isi alasannya.", 200),
  }),
  response: staffProduct,
});
