import { z } from "zod";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "../payments/methods.ts";
import { staffPage } from "../platform/catalogue.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { exportEndpoint } from "../platform/export-endpoint.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import { id, instant, queryText, rupiah, said, upTo } from "../platform/vocabulary.ts";
import { complaint, shipment } from "./delivery/options.ts";
import { RETURN_OUTCOMES } from "./delivery/words.ts";
import { ORDER_STATUS_LABEL, type OrderStatus } from "./order-status.ts";

const packing = may("orders");
/** Marking an order as paid, or ending it, is a decision about money. */
const money = may("money");
const statuses = Object.keys(ORDER_STATUS_LABEL) as [OrderStatus, ...OrderStatus[]];

export const staffOrderSummary = z.object({
  order_number: z.string(),
  created_at: instant,
  status: z.enum(statuses),
  /** Sums are null for staff who do not see money. */
  total_price: rupiah.nullable(),
  /** The amount of its payment: the total minus the code of a QRIS. */
  amount_due: rupiah.nullable(),
  item_count: z.int(),
  customer_name: z.string(),
  /** The member's store that sells it; null: the community. */
  store: z.string().nullable(),
  payment_method: z.enum(PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
});
export type StaffOrderSummary = z.infer<typeof staffOrderSummary>;

export const staffOrder = staffOrderSummary.extend({
  /** Of that store, for questions about its parcel; null: the community. */
  store_phone: z.string().nullable(),
  /** Its goods are downloaded. */
  digital: z.boolean(),
  /** The first download; after it there is no refund. */
  opened_at: instant.nullable(),
  customer_phone: z.string(),
  /** Null, as the sums are, for staff who do not see money. */
  customer_email: z.string().nullable(),
  username: z.string(),
  note: z.string(),
  shipping_note: z.string(),
  shipping_price: rupiah.nullable(),
  /** What a voucher took off the goods, and its code; 0 and empty without one. */
  voucher_amount: rupiah.nullable(),
  voucher_code: z.string(),
  shipment: shipment.extend({ price: rupiah.nullable() }).nullable(),
  complaint: complaint.nullable(),
  /** The contents of the last parcel: the order, or its newest replacement. */
  parcel: z.array(z.object({ product_id: id, quantity: z.int() })),
  /** The parcel came back: what is to be refunded and was not decided yet. */
  refund_planned: rupiah.nullable(),
  items: z.array(
    z.object({
      product_id: id,
      product_name: z.string(),
      unit: z.string(),
      quantity: z.int(),
      price: rupiah.nullable(),
    }),
  ),
  history: z.array(
    z.object({ status: z.enum(statuses), created_at: instant, note: z.string(), by: z.string() }),
  ),
});
export type StaffOrder = z.infer<typeof staffOrder>;

const why = upTo(REASON_MOST);

export const listStaffOrders = endpoint("GET /api/admin/orders/", {
  summary: "Semua pesanan, terbaru dahulu. Dicari menurut nomor atau nama pemesan.",
  ...packing,
  query: z.object({ ...staffPage, status: queryText.pipe(z.enum(statuses)).optional() }),
  response: z.array(staffOrderSummary),
  counted: true,
});

export const getStaffOrder = endpoint("GET /api/admin/orders/:order_number/", {
  summary: "Satu pesanan dengan isi dan riwayatnya.",
  ...packing,
  response: staffOrder,
});

export const processStaffOrder = endpoint("POST /api/admin/orders/:order_number/process/", {
  summary:
    "Pembayarannya cocok: diverifikasi, dan pesanan diproses. 409 `payment_unchecked` bila pembayarannya masih menunggu, kecuali dengan `confirm`: lebih baik disetujui di verifikasi, bersama baris mutasinya.",
  ...money,
  body: z.object({ note: why.default(""), confirm: z.boolean().default(false) }),
  response: staffOrder,
});

export const shipStaffOrder = endpoint("POST /api/admin/orders/:order_number/ship/", {
  summary:
    "Dikirim; catatannya dibaca pemesan. Paket kurir dengan `awb` (409 `awb_used` bila nomornya pernah dipakai, kecuali dengan `confirm`), paket kurir toko dengan `driver_name`; yang diambil cukup dengan `note`. Dengan `correct` nomor yang salah ketik diperbaiki, selama kurirnya belum mengabarkan apa pun.",
  ...packing,
  body: z.object({
    note: why.default(""),
    courier: upTo(60).optional(),
    awb: upTo(40).optional(),
    driver_name: upTo(60).optional(),
    driver_phone: upTo(20).optional(),
    confirm: z.boolean().default(false),
    /** Corrects the tracking number of the parcel just sent. */
    correct: z.boolean().default(false),
  }),
  response: staffOrder,
});

export const finishStaffOrder = endpoint("POST /api/admin/orders/:order_number/finish/", {
  summary:
    "Mengakhiri pesanan yang dikirim, sebelum pembelinya, kabar kurir, atau waktunya mengakhirinya; dengan alasannya. Pesanan toko anggota hanya oleh petugas keuangan. 403 `own_order` untuk pesanan sendiri.",
  ...packing,
  body: z.object({ note: why.min(1, "Tulis dari mana kamu tahu pesanannya sudah diterima.") }),
  response: staffOrder,
});

const pieces = z.int("Isi dengan angka.").min(0, "Tidak boleh kurang dari 0.").max(1000);

export const returnStaffOrder = endpoint("POST /api/admin/orders/:order_number/returned/", {
  summary:
    "Paketnya kembali: apa yang ada di dalamnya dan keadaannya. Yang layak jual masuk stok lagi. `refund`: pesanan berakhir, dan bendahara mengembalikan dananya. `resend`: isi paketnya diambil lagi dari stok dan menunggu dikemas; 409 `out_of_stock` bila tidak cukup.",
  ...packing,
  body: z.object({
    outcome: z.enum(RETURN_OUTCOMES, { error: "Pilih kelanjutannya." }),
    items: z.array(z.object({ product_id: id, sellable: pieces, unsellable: pieces })).max(100),
    note: why.default(""),
  }),
  response: staffOrder,
});

export const cancelStaffOrder = endpoint("POST /api/admin/orders/:order_number/cancel/", {
  summary: "Membatalkan pesanan yang belum dibayar, dengan alasannya. Stoknya kembali.",
  ...money,
  body: z.object({ note: why.min(1, "Isi alasannya.") }),
  response: staffOrder,
});

export const staffTestimony = z.object({
  id,
  product: z.string(),
  customer: z.string(),
  stars: z.int(),
  description: z.string(),
  pictures: z.array(z.string()),
  answer: z.string(),
  hidden: z.boolean(),
  created_at: instant,
});
export type StaffTestimony = z.infer<typeof staffTestimony>;

const moderation = may("moderation");

export const listStaffTestimonies = endpoint("GET /api/admin/testimonies/", {
  summary: "Semua testimoni, terbaru dahulu.",
  ...moderation,
  query: z.object({ ...staffPage, status: queryText.pipe(z.enum(["shown", "hidden"])).optional() }),
  response: z.array(staffTestimony),
  counted: true,
});

export const moderateTestimony = endpoint("POST /api/admin/testimonies/:id/visibility/", {
  summary: "Menyembunyikan atau menampilkan lagi sebuah testimoni.",
  ...moderation,
  body: z.object({ hidden: z.boolean() }),
  response: said,
});

export const exportOrders = exportEndpoint("orders", "money", "Semua pesanan.", {});
