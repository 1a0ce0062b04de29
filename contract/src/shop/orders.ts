import { z } from "zod";
import { BANKS, PAYMENT_METHODS, PAYMENT_STATUSES } from "../payments/methods.ts";
import { onlinePayment } from "../payments/payments.ts";
import {
  CHOOSE_METHOD,
  optional,
  optionalEmail,
  payerName,
  phone,
  transferFields,
  typedNumber,
} from "../payments/purchase-fields.ts";
import { endpoint } from "../platform/endpoint.ts";
import { NOTE_MOST, STORY_MOST } from "../platform/text-lengths.ts";
import { id, instant, page, rupiah, written } from "../platform/vocabulary.ts";
import { cartChoice } from "./cart.ts";
import { complaint, deliveryFields, shipment } from "./delivery/options.ts";
import { ORDER_STATUS_LABEL, type OrderStatusLabel } from "./order-status.ts";
import { testimony } from "./products.ts";
import { TESTIMONY_PICTURES_MOST } from "./testimony-pictures.ts";

export * from "./order-status.ts";

const TOTAL = "Isi dengan total belanja dalam rupiah.";
const labels = Object.values(ORDER_STATUS_LABEL) as [OrderStatusLabel, ...OrderStatusLabel[]];

/** The total that the buyer saw; 0 for an empty cart, which has its own error. */
export const seenTotal = typedNumber(TOTAL).pipe(z.int().min(0, TOTAL));
const deliveryNote = optional(NOTE_MOST);

export const orderItem = z.object({
  id,
  product_id: id,
  product_name: z.string(),
  /** Null when it is no longer sold. */
  product_slug: z.string().nullable(),
  thumbnail: z.string().nullable(),
  unit: z.string(),
  quantity: z.int(),
  price: rupiah,
  /** The product was delivered, and this member has not written about it yet. */
  can_review: z.boolean(),
});
export type OrderItem = z.infer<typeof orderItem>;

export const order = z.object({
  order_number: z.string(),
  created_at: instant,
  status: z.enum(labels),
  /** Its goods are downloaded. */
  digital: z.boolean(),
  total_price: rupiah,
  /** The shipping price; part of the total. */
  shipping_price: rupiah,
  /** What a voucher took off the goods' price, and its code; 0 and empty without one. */
  voucher_amount: rupiah,
  voucher_code: z.string(),
  /** The amount of its payment: the total minus the code of a QRIS, which stays if the order is then paid another way. */
  amount_due: rupiah,
  items: z.array(orderItem),
  history: z.array(z.object({ status: z.enum(labels), created_at: instant, note: z.string() })),
  payment_method: z.enum(PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  /** The page of its payment. */
  payment_page: z.string(),
  /** Until when an online payment waits. */
  pay_before: instant.nullable(),
  customer_name: z.string(),
  customer_phone: z.string(),
  customer_email: z.string(),
  note: z.string(),
  shipping_note: z.string(),
  can_pay: z.boolean(),
  can_send_proof: z.boolean(),
  can_cancel: z.boolean(),
  can_receive: z.boolean(),
  can_complain: z.boolean(),
  /** The member's store that sells it; null: the community. `slug` while it can be visited. */
  store: z.object({ name: z.string(), slug: z.string().nullable() }).nullable(),
  shipment: shipment.nullable(),
  /** Its goods are fetched, not sent. */
  fetched: z.boolean(),
  /** Where and when it is fetched, and whom to ask: once it is paid, until it has been fetched. */
  pickup: z.object({ place: z.string(), hours: z.string(), phone: z.string() }).nullable(),
  /** The newest one. */
  complaint: complaint.nullable(),
  /** What is missing after a part payment. */
  missing: rupiah,
  /** A surplus, which belongs to the buyer. */
  kept: rupiah,
  /** Promised refunds that are not transferred yet. */
  refund_owed: rupiah,
  /** The parcel came back: what is to be refunded, before a treasurer has decided it. */
  refund_planned: rupiah,
});
export type Order = z.infer<typeof order>;

export const listOrders = endpoint("GET /api/orders/", {
  summary: "Pesanan anggota sendiri, terbaru dahulu.",
  access: "member",
  query: z.object(page),
  response: z.array(order),
  counted: true,
});

export const getOrder = endpoint("GET /api/orders/:order_number/", {
  summary: "Satu pesanan milik anggota sendiri.",
  access: "member",
  response: order,
});

export const createOrder = endpoint("POST /api/orders/create-order/", {
  summary:
    "Pesanan dari isi keranjang, dibayar dengan transfer bank beserta buktinya (`proof_file`). 409 dengan `amount` bila totalnya sudah lain. Tanpa `address_id` dan `shipping_option_id` pesanan diambil di tempat.",
  access: "member",
  multipart: true,
  files: ["proof_file"],
  body: z.object({
    amount: seenTotal,
    customer_name: payerName,
    customer_phone: phone,
    customer_email: optionalEmail,
    note: deliveryNote,
    payment_method: z.enum(BANKS, { error: CHOOSE_METHOD }),
    ...deliveryFields,
    ...transferFields,
  }),
  response: z.object({
    order_number: z.string(),
    order_id: z.string(),
    page: z.string(),
    status: z.enum(labels),
    total_price: rupiah,
    payment_method: z.enum(BANKS),
    created_at: instant,
  }),
  status: 201,
});

export const generateOrderToken = endpoint("POST /api/payments/generate-order-midtrans-token/", {
  summary:
    "Pesanan dari isi keranjang, dibayar online: token untuk jendela pembayaran. 409 dengan `amount` bila totalnya sudah lain.",
  access: "member",
  body: z.object({
    amount: seenTotal,
    customerName: payerName,
    customerPhone: phone,
    customerEmail: optionalEmail,
    note: deliveryNote,
    cartItems: z.array(cartChoice).optional(),
    ...deliveryFields,
  }),
  response: onlinePayment.extend({ order_number: z.string() }),
});

export const sendOrderProof = endpoint("POST /api/orders/:order_number/proof/", {
  summary: "Bukti transfer untuk pesanan yang belum dibayar, atau bukti yang lebih jelas.",
  access: "member",
  multipart: true,
  files: ["proof_file"],
  body: z.object({ payment_method: z.enum(BANKS, { error: CHOOSE_METHOD }), ...transferFields }),
  response: order,
});

export const reopenOrderPayment = endpoint("POST /api/orders/:order_number/payment-token/", {
  summary: "Membuka kembali pembayaran online sebuah pesanan yang belum dibayar.",
  access: "member",
  response: onlinePayment.extend({ order_number: z.string() }),
});

export const cancelOrder = endpoint("POST /api/orders/:order_number/cancel/", {
  summary: "Membatalkan pesanan yang belum dibayar. Stoknya kembali.",
  access: "member",
  response: order,
});

export const receiveOrder = endpoint("POST /api/orders/:order_number/received/", {
  summary: "Menyatakan pesanan yang dikirim sudah diterima.",
  access: "member",
  response: order,
});

export const reorder = endpoint("POST /api/orders/:order_number/reorder/", {
  summary: "Memasukkan isi sebuah pesanan ke keranjang lagi, sebanyak yang masih ada.",
  access: "member",
  response: z.object({ added: z.int(), missing: z.array(z.string()) }),
});

export const writeTestimony = endpoint("POST /api/products/:slug/testimonies/", {
  summary: "Testimoni pembeli, sekali untuk setiap produk yang sudah diterima.",
  access: "member",
  body: z.object({
    stars: z
      .int("Pilih 1 sampai 5 bintang.")
      .min(1, "Pilih 1 sampai 5 bintang.")
      .max(5, "Pilih 1 sampai 5 bintang."),
    description: written("Isi dengan testimoni.", STORY_MOST),
    /** Keys of uploaded pictures. */
    pictures: z.array(z.string().max(80)).max(TESTIMONY_PICTURES_MOST, "Paling banyak 3 foto.").default([]),
  }),
  response: testimony,
  status: 201,
});
