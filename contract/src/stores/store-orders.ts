import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import { instant, page, queryText, rupiah, upTo, written } from "../platform/vocabulary.ts";
import { complaint, shipment } from "../shop/delivery/options.ts";
import { ORDER_STATUS_LABEL, type OrderStatus } from "../shop/order-status.ts";
import { testimony } from "../shop/products.ts";

const member = { access: "member" } as const;
const statuses = Object.keys(ORDER_STATUS_LABEL) as [OrderStatus, ...OrderStatus[]];

export const STORE_ORDER_STATES = ["to_send", "sent", "ended"] as const;
export type StoreOrderState = (typeof STORE_ORDER_STATES)[number];

/** A paid order as its seller sees it. */
export const storeOrder = z.object({
  order_number: z.string(),
  created_at: instant,
  status: z.enum(statuses),
  /** Its goods are downloaded: nothing is to be sent. */
  digital: z.boolean(),
  /** Until when it should leave; null if there is nothing to send. */
  send_before: instant.nullable(),
  /** It was sent before; what is to be sent now replaces all or part of it. */
  replaces: z.boolean(),
  /** Empty, as the address is, thirty days after the order has ended. */
  customer_name: z.string(),
  /** Only of an order that is fetched: to agree on when. */
  customer_phone: z.string(),
  note: z.string(),
  items: z.array(
    z.object({
      product_name: z.string(),
      thumbnail: z.string().nullable(),
      unit: z.string(),
      quantity: z.int(),
      price: rupiah,
    }),
  ),
  /** Null: it is picked up. The phone only where the courier needs it. */
  shipment: shipment.nullable(),
  complaint: complaint.nullable(),
  /** The price of the goods, the community's part of it, and what the seller gets after refunds. */
  goods: rupiah,
  ujrah: rupiah,
  earns: rupiah,
});
export type StoreOrder = z.infer<typeof storeOrder>;

export const listOwnStoreOrders = endpoint("GET /api/stores/mine/orders/", {
  summary:
    "Pesanan yang dibayar di toko sendiri. `to_send`: yang harus dikirim, yang lama lebih dahulu; lainnya terbaru dahulu.",
  ...member,
  query: z.object({ ...page, state: queryText.pipe(z.enum(STORE_ORDER_STATES)).optional() }),
  response: z.array(storeOrder),
  counted: true,
});

export const getOwnStoreOrder = endpoint("GET /api/stores/mine/orders/:order_number/", {
  summary: "Satu pesanan di toko sendiri. Milik toko lain: 404.",
  ...member,
  response: storeOrder,
});

export const shipOwnStoreOrder = endpoint("POST /api/stores/mine/orders/:order_number/ship/", {
  summary:
    "Paketnya dikirim dengan nomor resi (`awb`); yang diambil cukup dengan `note`. 409 `awb_used` bila nomornya pernah dipakai, kecuali dengan `confirm`. Dengan `correct` nomor yang salah ketik diperbaiki, selama kurirnya belum mengabarkan apa pun.",
  ...member,
  body: z.object({
    awb: upTo(40).optional(),
    courier: upTo(60).optional(),
    note: upTo(200).default(""),
    confirm: z.boolean().default(false),
    correct: z.boolean().default(false),
  }),
  response: storeOrder,
});

const storeTestimony = testimony.extend({ product: z.string() });
export type StoreTestimony = z.infer<typeof storeTestimony>;

export const listOwnTestimonies = endpoint("GET /api/stores/mine/testimonies/", {
  summary: "Testimoni tentang produk toko sendiri, terbaru dahulu.",
  ...member,
  query: z.object(page),
  response: z.array(storeTestimony),
  counted: true,
});

export const answerTestimony = endpoint("POST /api/stores/mine/testimonies/:id/answer/", {
  summary: "Menjawab sebuah testimoni, sekali. 409 `already_answered` bila sudah dijawab.",
  ...member,
  body: z.object({ answer: written("Tulis jawabanmu.", REASON_MOST) }),
  response: storeTestimony,
});

export const printOwnLabel = endpoint("GET /api/stores/mine/orders/:order_number/label/", {
  summary:
    "Label A6 sebagai PDF. 409 `no_label` bila diambil di tempat, atau alamatnya tidak ditampilkan lagi.",
  ...member,
  response: z.unknown(),
  produces: "application/pdf",
});
