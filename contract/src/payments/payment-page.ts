import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { instant, rupiah } from "../platform/vocabulary.ts";
import { BANKS, PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATUSES } from "./methods.ts";
import { onlinePayment } from "./payments.ts";
import { CHOOSE_METHOD, transferFields } from "./purchase-fields.ts";
import { RECEIPT_KINDS } from "./receipts/receipt-words.ts";

/** The one thing that a payer can do next. */
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

/** What was paid for, as its payer knows it. */
export const paidFor = z.object({
  title: z.string(),
  /** 'Donasi · Infak' */
  note: z.string(),
  picture: z.string().nullable(),
  /** Where in the app it is. */
  link: z.string(),
  /** Where another payment for it begins. */
  again: z.string(),
  /** The rupiah within the amount by which a transfer is recognised; 0 where there are none. */
  add_on: rupiah,
  /** The name as others see it, where they do. */
  shown_as: z.string().nullable(),
  /** What it is made of, where it is for several things. */
  parts: z.array(z.object({ name: z.string(), amount: rupiah })).optional(),
  /** What has become of it since it was paid, where there is more to say than that it was. */
  now: z.object({ title: z.string().optional(), text: z.string() }).optional(),
  /** Alms alone, though they came by the form of zakat. */
  alms: z.boolean().optional(),
  /** How far the campaign is, so that whoever gave can tell others. */
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

/** A QRIS of ours with the amount in it, to be drawn. */
export const qrisShown = z.object({
  /** The dark squares as one path, in a picture of `size` by `size` with its margin. */
  path: z.string(),
  size: z.int(),
  merchant_name: z.string(),
  city: z.string(),
  nmid: z.string(),
  /** The sum that was meant, and the code by which it became the amount: above zero added, below zero taken off. */
  base: rupiah,
  code: z.int(),
  /** Where it is as a picture. */
  picture: z.string(),
  /** A device of ours that sees money come has been heard from just now. */
  automatic: z.boolean(),
  /** Where a bank is played that pays this code, in the demo alone. */
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
  /** Of it, what was promised and is not yet transferred. */
  refund_owed: rupiah,
  /** We do not know yet where to transfer it. */
  refund_account_missing: z.boolean(),
  /** What still lacks where a part has come; 0 while nothing did. */
  missing: rupiah,
  created_at: instant,
  expires_at: instant.nullable(),
  verified_at: instant.nullable(),
  payer_name: z.string(),
  /** 'ri•••@contoh.id', or nothing where none was given. */
  email_hint: z.string(),
  /** Whether a letter about the next step would go there: not once its reader stopped them, nor beyond the few of a day. */
  letters: z.boolean(),
  /** Whether news of where the money went are written to that address; nothing where there are none. */
  news: z.enum(["on", "off"]).nullable(),
  about: paidFor,
  /** The receipts that hold for it, where it is a gift, and where they are as PDF. */
  receipts: z.array(z.object({ number: z.string(), kind: z.enum(RECEIPT_KINDS) })),
  receipt_file: z.string().nullable(),
  /** When the newest proof was sent. */
  proof_at: instant.nullable(),
  /** When a device of ours last saw money for it. */
  seen_at: instant.nullable(),
  /** Why a treasurer did not accept it. */
  rejected: z.object({ at: instant, reason: z.string() }).nullable(),
  next: z.enum(PAYMENT_NEXT),
  /** Its code was given up for other payers before its time: it must not be paid any more, and another is made at once. */
  given_up: z.boolean(),
  /** Where it is paid by QRIS and still waits for that. */
  qris: qrisShown.nullable(),
  /** Whether what is to be paid by QRIS can be paid online instead. */
  can_pay_online: z.boolean(),
  /** Whether it can be paid by bank transfer instead. */
  can_transfer: z.boolean(),
  /** Newest first. */
  history: z.array(paymentStep),
});
export type PaymentPage = z.infer<typeof paymentPage>;

export const findPaymentPage = endpoint({
  method: "POST",
  path: "/api/payments/find/",
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

const params = z.object({ key: z.string().max(64) });

export const readPaymentPage = endpoint({
  method: "GET",
  path: "/api/payments/page/:key/",
  summary:
    "Halaman satu pembayaran, untuk siapa pun yang punya alamatnya: apa, berapa, sampai kapan, lalu apa.",
  access: "public",
  params,
  response: paymentPage,
});

export const sendPaymentProof = endpoint({
  method: "POST",
  path: "/api/payments/page/:key/proof/",
  summary:
    "Bukti transfer (`proof_file`) untuk pembayaran ini: yang pertama, yang lebih jelas, atau pengganti yang ditolak. Bukti yang sama dua kali dihitung sekali.",
  access: "public",
  params,
  multipart: true,
  files: ["proof_file"],
  body: z.object({ payment_method: z.enum(BANKS, { error: CHOOSE_METHOD }), ...transferFields }),
  response: paymentPage,
});

export const payOnlineAgain = endpoint({
  method: "POST",
  path: "/api/payments/page/:key/online/",
  summary:
    "Membuka (lagi) jendela pembayaran online dari pembayaran ini, juga dari yang menunggu dibayar dengan QRIS. 409 `payment_closed` bila sudah tidak menunggu atau uangnya sudah terlihat.",
  access: "public",
  params,
  response: onlinePayment,
});
