import { z } from "zod";
import { PURCHASE_METHODS } from "../payments/methods.ts";
import {
  CHOOSE_METHOD,
  optionalEmail,
  payerName,
  phone,
  typedNumber,
  unfilled,
} from "../payments/purchase-fields.ts";
import { PURCHASE_MOST } from "../payments/purchase-most.ts";
import { voucherCode } from "../payments/vouchers.ts";
import { endpoint } from "../platform/endpoint.ts";
import { PERSON_MOST, STORY_MOST } from "../platform/text-lengths.ts";
import { id, instant, rupiah, upTo } from "../platform/vocabulary.ts";
import { REGISTRATION_STATES } from "./event-words.ts";
import { TICKETS_MOST } from "./tickets-most.ts";

const NO_AMOUNT = "Isi nominalnya.";
const amount = typedNumber(NO_AMOUNT).pipe(
  z.int().min(0, NO_AMOUNT).max(PURCHASE_MOST, "Nominal terlalu besar."),
);

/** By the question's id. Text, a number as text, an ISO day, the labels that were chosen, or the key of an uploaded file. */
const answers = z
  .record(z.string().regex(/^\d{1,15}$/), z.union([upTo(STORY_MOST), z.array(upTo(200)).max(50)]))
  .default({});

/** One participant. Without a name, the first one is who registers; the others need one. */
const wantedTicket = z.object({
  type: typedNumber("Pilih jenis tiket.").pipe(id),
  /** What the buyer chose, where the price is open or a minimum. */
  price: amount.optional(),
  name: upTo(PERSON_MOST).default(""),
  answers,
});
export type WantedTicket = z.output<typeof wantedTicket>;

/** A form sends the list as JSON text. */
const asList = (value: unknown) => {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
const NO_TICKETS = "Pilih paling sedikit satu tiket.";
export const wantedTickets = z.preprocess(
  asList,
  z
    .array(wantedTicket, NO_TICKETS)
    .min(1, NO_TICKETS)
    .max(TICKETS_MOST, `Paling banyak ${TICKETS_MOST} tiket sekali daftar.`),
);

export const quoteRegistration = endpoint("POST /api/events/:slug/quote/", {
  summary:
    "Harga sebuah pendaftaran sebelum dikirim, baris demi baris. Kupon yang tidak berlaku: 409 `voucher_unknown`, `voucher_over` atau `voucher_used_up`.",
  access: "public",
  body: z.object({
    tickets: wantedTickets,
    voucher: voucherCode.default(""),
  }),
  response: z.object({
    /** Tickets, priced answers and the voucher, whose amount is negative. */
    lines: z.array(z.object({ label: z.string(), amount: z.int() })),
    total: rupiah,
    /** The part of it that goes to the campaign. */
    campaign_amount: rupiah,
    /** Until when the seats would be held, by QRIS and by other methods; null where nothing is to be paid. */
    pay_before: z.object({ qris: instant, others: instant }).nullable(),
  }),
});

export const buyer = { name: payerName, phone, email: optionalEmail };

export const registerForEvent = endpoint("POST /api/events/:slug/register/", {
  summary:
    "Mendaftarkan satu atau beberapa peserta. Total 0: langsung terkonfirmasi; selain itu kursi dipegang sampai batas bayar. 409 `not_open_yet` (dengan `opens_at`), `registration_closed`, `sold_out`, `type_sold_out`, `voucher_used_up`, `amount_changed` (dengan `amount`). Kirim `Idempotency-Key`.",
  access: "optional",
  body: z.object({
    tickets: wantedTickets,
    ...buyer,
    voucher: voucherCode.default(""),
    /** The total that the buyer saw; a page without JavaScript cannot show one. */
    amount: amount.optional(),
    /** Required if there is something to pay. */
    method: unfilled(z.enum(PURCHASE_METHODS), CHOOSE_METHOD),
    /** The key of an offer of the waiting list: one ticket of the type that was waited for. */
    offer: unfilled(z.string().max(64), "Tawaran ini tidak dikenal."),
  }),
  response: z.object({
    code: z.string(),
    ticket_page: z.string(),
    /** Where it is paid, unless nothing is to be paid. */
    payment_page: z.string().nullable(),
    pay_before: instant.nullable(),
    /** Opens the provider's pop-up, where it is paid online. */
    online: z.object({ token: z.string(), redirect_url: z.string() }).nullable(),
  }),
  status: 201,
});

export const joinWaitlist = endpoint("POST /api/events/:slug/waitlist/", {
  summary:
    "Masuk daftar tunggu satu jenis tiket yang habis. Bila sebuah kursi kembali, yang pertama mendapat tautan yang dipegang 12 jam. 409 `not_sold_out` bila masih ada kursi.",
  access: "optional",
  body: z.object({ type: id, ...buyer }),
  response: z.object({ code: z.string(), ticket_page: z.string(), place: z.int() }),
  status: 201,
});

export const uploadAnswer = endpoint("POST /api/events/:slug/files/", {
  summary: "Gambar sebagai jawaban (`file`, JPG atau PNG). `key` dikirim sebagai jawaban pertanyaannya.",
  access: "optional",
  multipart: true,
  files: ["file"],
  body: z.object({}),
  response: z.object({ key: z.string() }),
  status: 201,
});

export const registrationState = z.enum(REGISTRATION_STATES);
