import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { GIVER_MOST, NOTE_MOST } from "../../platform/text-lengths.ts";
import { instant, rupiah } from "../../platform/vocabulary.ts";
import { optional, optionalEmail, payerName, phone } from "../purchase-fields.ts";
import { PURCHASE_MOST } from "../purchase-most.ts";

const CHOOSE_AMOUNT = "Silakan pilih nominal donasi";

/** Starts a QRIS payment; for an order, the same call places it. */
export const quoteBody = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("donation"),
    slug: z.string().max(120),
    /** Without any code. */
    base_amount: z.int(CHOOSE_AMOUNT).min(1, CHOOSE_AMOUNT).max(PURCHASE_MOST, "Nominal terlalu besar."),
    donor_name: payerName,
    donor_phone: phone,
    donor_email: optionalEmail,
    message: optional(NOTE_MOST),
    on_behalf: optional(GIVER_MOST),
  }),
  z.object({
    kind: z.literal("checkout"),
    /** The total that the buyer saw. */
    amount: z.int().min(0),
    customer_name: payerName,
    customer_phone: phone,
    customer_email: optionalEmail,
    note: optional(NOTE_MOST),
    cart_items: z.array(z.object({ product_id: z.int(), quantity: z.int() })).optional(),
    address_id: z.int().positive().optional(),
    shipping_option_id: z.uuid("Pilih cara pengiriman.").optional(),
    shipping_option_ids: z.array(z.uuid("Pilih cara pengiriman.")).max(100).optional(),
  }),
  z.object({ kind: z.literal("order"), order_number: z.string().max(40) }),
  z.object({ kind: z.literal("enrolment"), slug: z.string().max(120) }),
]);
export type QuoteBody = z.output<typeof quoteBody>;

export const quotePayment = endpoint("POST /api/payments/quote/", {
  summary:
    "Pembayaran dengan QRIS: nominalnya hanya milik pembayaran ini sampai sehari setelah `pay_before` (belanja dan kelas: tujuh hari). Bila terlalu banyak yang menunggu, nominal donasi yang belum dibayar dan tidak sedang dilihat dilepas lebih cepat; halamannya mengatakan itu. `checkout` memesan isi keranjang, `order` dan `enrolment` untuk anggota. 409 `amounts_taken` bila tidak ada nominal yang bebas, `qris_limit` di atas Rp10.000.000. Kirim `Idempotency-Key`.",
  access: "optional",
  body: quoteBody,
  response: z.object({
    reference: z.string(),
    /** Where it is paid, `/pembayaran/…`. */
    page: z.string(),
    base: rupiah,
    /** Positive if added, negative if subtracted. */
    code: z.int(),
    amount: rupiah,
    pay_before: instant,
    qris: z.object({ payload: z.string(), svg: z.string(), merchant_name: z.string() }),
  }),
  status: 201,
});

export const qrisPicture = endpoint("GET /api/payments/page/:key/qris.png/", {
  summary: "Kode QRIS sebuah pembayaran sebagai gambar, untuk dibayar dari galeri HP yang sama.",
  access: "public",
  response: z.unknown(),
  produces: "image/png",
});
