import { z } from "zod";
import { giftAmount } from "../charity/giving.ts";
import { wantedTickets } from "../events/registering.ts";
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATUSES, PURCHASE_METHODS } from "../payments/methods.ts";
import {
  CHOOSE_METHOD,
  INCOMPLETE,
  optional,
  payer,
  transferFields,
  typedNumber,
} from "../payments/purchase-fields.ts";
import { voucherCode } from "../payments/vouchers.ts";
import { endpoint } from "../platform/endpoint.ts";
import { GIVER_MOST, NOTE_MOST, PERSON_MOST } from "../platform/text-lengths.ts";
import { instant, rupiah } from "../platform/vocabulary.ts";
import { cartChoice } from "../shop/cart.ts";
import { deliveryFields } from "../shop/delivery/options.ts";
import { seenTotal } from "../shop/orders.ts";
import { zakatItems, zakatPeriod } from "../zakat/paying.ts";

/** How it is paid. By bank transfer with `proof_file` and these fields, or without them: then the payment waits for its proof. */
const paying = {
  method: z.enum(PURCHASE_METHODS, { error: CHOOSE_METHOD }),
  ...z.object(transferFields).partial().shape,
};
const slug = z.string().max(120);

/**
 * The one description of a purchase: `kind` and what it is for, who pays, and how. Every endpoint that starts a payment
 * translates its body into it.
 */
export const purchase = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("donation"),
    slug,
    /** What the giver chose; what is paid is `giftTotal` of it, or has the code of a QRIS. */
    amount: giftAmount,
    message: optional(NOTE_MOST),
    on_behalf: optional(GIVER_MOST),
    ...payer,
    ...paying,
  }),
  z.object({
    kind: z.literal("zakat"),
    items: zakatItems,
    period: zakatPeriod.default(""),
    message: optional(NOTE_MOST),
    ...payer,
    ...paying,
  }),
  z.object({
    /** The member's cart becomes an order. */
    kind: z.literal("order"),
    amount: seenTotal,
    /** What the buyer's page shows in the cart; 409 where it differs. */
    cart_items: z.array(cartChoice).optional(),
    note: optional(NOTE_MOST),
    ...deliveryFields,
    ...payer,
    ...paying,
  }),
  z.object({
    kind: z.literal("enrolment"),
    slug,
    /** The price that the member saw; 409 where it differs. */
    amount: typedNumber(INCOMPLETE).optional(),
    course_id: z.int().optional(),
    payer_name: optional(PERSON_MOST),
    ...paying,
  }),
  z.object({
    /** The gift of a pledge that is due now; the key identifies amount and giver. */
    kind: z.literal("pledge"),
    pledge: z.string().max(64),
    ...paying,
  }),
  z.object({
    /** Tickets of an event; what costs nothing is registered by the event's own endpoint. */
    kind: z.literal("event"),
    slug,
    tickets: wantedTickets,
    voucher: voucherCode.default(""),
    /** The total that the buyer saw; 409 where it differs. */
    amount: typedNumber(INCOMPLETE),
    /** The key of an offer of the waiting list. */
    offer: z.string().max(64).optional(),
    ...payer,
    ...paying,
  }),
]);
export type Purchase = z.output<typeof purchase>;
export type PurchaseKind = Purchase["kind"];

export const beginPurchase = endpoint("POST /api/payments/purchase/", {
  summary:
    "Memulai pembayaran apa pun: donasi, zakat, niat rutin, isi keranjang, kelas atau tiket acara, dengan transfer bank (`proof_file` boleh menyusul), QRIS atau online. Belanja dan kelas untuk anggota. Kirim `Idempotency-Key`.",
  access: "optional",
  multipart: true,
  files: ["proof_file"],
  body: purchase,
  response: z.object({
    reference: z.string(),
    /** The page of the payment, `/pembayaran/…`. */
    page: z.string(),
    kind: z.enum(PAYMENT_KINDS),
    method: z.enum(PAYMENT_METHODS),
    status: z.enum(PAYMENT_STATUSES),
    amount: rupiah,
    created_at: instant,
    pay_before: instant.nullable(),
    /** Opens the provider's pop-up, where it is paid online. */
    online: z.object({ token: z.string(), redirect_url: z.string() }).nullable(),
  }),
  status: 201,
});
