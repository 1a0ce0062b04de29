import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { instant, rupiah } from "../platform/vocabulary.ts";
import { actingCode, sentCode } from "./acting-code.ts";
import { BANKS, PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATUSES } from "./methods.ts";
import { onlinePayment } from "./payments.ts";
import { CHOOSE_METHOD, transferFields } from "./purchase-fields.ts";
import { RECEIPT_KINDS } from "./receipts/receipt-words.ts";

/** What the payer can do next. */
export const PAYMENT_NEXT = [
  "pay_qris",
  "pay_online",
  "send_proof",
  "wait",
  "proof_again",
  "start_over",
  "done",
  "nothing",
] as const;

/** What was paid for. */
export const paidFor = z.object({
  title: z.string(),
  /** 'Donasi · Infak' */
  note: z.string(),
  picture: z.string().nullable(),
  /** Its page in the app. */
  link: z.string(),
  /** Where to begin another payment for it. */
  again: z.string(),
  /** The rupiah within the amount that identify a transfer; 0 if there are none. */
  add_on: rupiah,
  /** The public name of the donor, if there is one. */
  shown_as: z.string().nullable(),
  /** Its parts, if there are several. */
  parts: z.array(z.object({ name: z.string(), amount: rupiah })).optional(),
  /** The current state of what was paid for; shown instead of the thanks. */
  now: z.object({ title: z.string().optional(), text: z.string() }).optional(),
  /** True if the zakat form was used to give only alms. */
  alms: z.boolean().optional(),
  /** The progress of the campaign, for sharing. */
  progress: z.object({ collected: rupiah, target: rupiah, deadline: instant.nullable() }).nullable(),
});
export type PaidFor = z.infer<typeof paidFor>;

export const paymentStep = z.object({
  at: instant,
  title: z.string(),
  text: z.string(),
  tone: z.enum(["ok", "wait", "no"]),
});
export type PaymentStep = z.infer<typeof paymentStep>;

/** A QRIS code that contains the amount. */
export const qrisShown = z.object({
  /** The dark modules as one SVG path, in a viewBox of `size` by `size` including the margin. */
  path: z.string(),
  size: z.int(),
  merchant_name: z.string(),
  city: z.string(),
  nmid: z.string(),
  /** The intended amount, and the unique code: positive if added, negative if subtracted. */
  base: rupiah,
  code: z.int(),
  /** The address of the picture. */
  picture: z.string(),
  /** A paired phone that reports incoming money was active recently. */
  automatic: z.boolean(),
  /** The address of the bank simulator; demo only. */
  simulator: z.string().nullable(),
});

export const paymentPage = z.object({
  /** The address of this page, `/pembayaran/…`. */
  page: z.string(),
  number: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  status: z.enum(PAYMENT_STATUSES),
  method: z.enum(PAYMENT_METHODS),
  amount: rupiah,
  refunded_amount: rupiah,
  /** The part of the refund that is not transferred yet. */
  refund_owed: rupiah,
  /** We do not know yet where to transfer it. */
  refund_account_missing: z.boolean(),
  /** The missing amount after a partial payment, else 0. */
  missing: rupiah,
  /** Whether a proof was sent since, for the missing amount. */
  rest_sent: z.boolean(),
  created_at: instant,
  expires_at: instant.nullable(),
  verified_at: instant.nullable(),
  payer_name: z.string(),
  /** 'ri•••@contoh.id', or empty. */
  email_hint: z.string(),
  /** Whether an e-mail about the next step will be sent: not after unsubscribing, nor beyond the daily limit. */
  letters: z.boolean(),
  /** Whether e-mails about payouts are sent; null if there are none. */
  news: z.enum(["on", "off"]).nullable(),
  /** Whether this guest gets WhatsApp messages; null if not possible, or for members, who choose elsewhere. */
  whatsapp: z.enum(["on", "off"]).nullable(),
  /** The payment of a guest, who has only this page. */
  guest: z.boolean(),
  /** Opened from a pledge, so the page does not offer another one. */
  pledged: z.boolean(),
  about: paidFor,
  /** The valid receipts of a gift, and the address of their PDF. */
  receipts: z.array(z.object({ number: z.string(), kind: z.enum(RECEIPT_KINDS) })),
  receipt_file: z.string().nullable(),
  /** When the newest proof was sent. */
  proof_at: instant.nullable(),
  /** When a paired phone last reported money for it. */
  seen_at: instant.nullable(),
  /** Why a treasurer did not accept it. */
  rejected: z.object({ at: instant, reason: z.string() }).nullable(),
  next: z.enum(PAYMENT_NEXT),
  /** Its QRIS amount was released for other payers: it must not be paid any more, and a new code can be made. */
  given_up: z.boolean(),
  /** Set while it waits to be paid by QRIS. */
  qris: qrisShown.nullable(),
  /** Whether a QRIS payment can be paid online instead. */
  can_pay_online: z.boolean(),
  /** Whether it can be paid by bank transfer instead. */
  can_transfer: z.boolean(),
  /** Newest first. */
  history: z.array(paymentStep),
});
export type PaymentPage = z.infer<typeof paymentPage>;

export const findPaymentPage = endpoint("POST /api/payments/find/", {
  summary:
    "Halaman sebuah pembayaran menurut nomornya dan nomor HP pembayarnya. Salah satu keliru: 404 yang sama.",
  access: "public",
  body: z.object({
    number: z
      .string("Isi nomor pembayaran.")
      .trim()
      .min(1, "Isi nomor pembayaran.")
      .max(40, "Terlalu panjang."),
    phone: z.string("Isi nomor HP.").trim().min(1, "Isi nomor HP.").max(40, "Terlalu panjang."),
  }),
  response: z.object({ page: z.string() }),
});
export type FindPayment = z.output<typeof findPaymentPage.body>;

export const readPaymentPage = endpoint("GET /api/payments/page/:key/", {
  summary:
    "Halaman satu pembayaran, untuk siapa pun yang punya alamatnya: apa, berapa, sampai kapan, lalu apa.",
  access: "public",
  response: paymentPage,
});

export const sendPaymentProof = endpoint("POST /api/payments/page/:key/proof/", {
  summary:
    "Bukti transfer (`proof_file`) untuk pembayaran ini: yang pertama, yang lebih jelas, atau pengganti yang ditolak. Bukti yang sama dua kali dihitung sekali. 409 `code_needed` bila menyebut rekening lain dari bukti sebelumnya dan bukan dari pembayarnya sendiri.",
  access: "optional",
  multipart: true,
  files: ["proof_file"],
  body: z.object({
    payment_method: z.enum(BANKS, { error: CHOOSE_METHOD }),
    ...transferFields,
    code: actingCode,
  }),
  response: paymentPage,
});

export const askPaymentCode = endpoint("POST /api/payments/page/:key/code/", {
  summary:
    "Mengirim kode ke kontak yang diisi waktu membayar, untuk tindakan yang ditolak dengan `code_needed`. 409 `no_contact` bila tidak ada kontak yang bisa menerimanya.",
  access: "public",
  response: sentCode,
});

export const payOnlineAgain = endpoint("POST /api/payments/page/:key/online/", {
  summary:
    "Membuka (lagi) jendela pembayaran online dari pembayaran ini, juga dari yang menunggu dibayar dengan QRIS. 409 `payment_closed` bila sudah tidak menunggu atau uangnya sudah terlihat.",
  access: "public",
  response: onlinePayment,
});
