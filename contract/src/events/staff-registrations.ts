import { z } from "zod";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "../payments/methods.ts";
import { staffPage } from "../platform/catalogue.ts";
import { endpoint } from "../platform/endpoint.ts";
import { NOTE_MOST, STORY_MOST } from "../platform/text-lengths.ts";
import {
  asTable,
  id,
  instant,
  page,
  queryText,
  reason,
  rupiah,
  tableFormat,
  upTo,
} from "../platform/vocabulary.ts";
import { REGISTRATION_FILTERS, REGISTRATION_SOURCES, REGISTRATION_STATES } from "./event-words.ts";
import { CHOSEN_MOST, IMPORT_MOST } from "./participants-most.ts";
import { buyer, wantedTickets } from "./registering.ts";
import { editors, everybody, money } from "./staff-event-fields.ts";

export const staffRegistration = z.object({
  id,
  code: z.string(),
  state: z.enum(REGISTRATION_STATES),
  source: z.enum(REGISTRATION_SOURCES),
  buyer_name: z.string(),
  buyer_phone: z.string(),
  buyer_email: z.string(),
  total: rupiah,
  voucher: z.string(),
  staff_note: z.string(),
  created_at: instant,
  tickets: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      type: z.string(),
      state: z.enum(["valid", "void"]),
      price: rupiah,
      answers: z.array(
        z.object({
          label: z.string(),
          answer: z.string(),
          /** Where a picture that was sent as the answer is read. */
          file: z.string().nullable(),
        }),
      ),
      entered_at: instant.nullable(),
      /** How many sessions were attended. */
      sessions: z.int(),
      certificate: z
        .object({
          number: z.string(),
          issued_at: instant,
          revoked_at: instant.nullable(),
          revoked_reason: z.string(),
        })
        .nullable(),
    }),
  ),
  payment: z
    .object({
      reference: z.string(),
      status: z.enum(PAYMENT_STATUSES),
      method: z.enum(PAYMENT_METHODS),
      pay_before: instant.nullable(),
      refunded_amount: rupiah,
      /** Its money arrived after it had expired. */
      late_money: z.boolean(),
    })
    .nullable(),
  /** Of an expired registration: whether its seats are free, so that it can be revived. */
  seats_free: z.boolean(),
  /** On the waiting list. */
  waiting_type: z.string(),
  offered_until: instant.nullable(),
  /** In the line for its type, from 1; 0 where it does not wait, or has an offer. */
  place: z.int(),
  refund_due: rupiah,
});
export type StaffRegistration = z.infer<typeof staffRegistration>;

const registrationFilter = {
  search: staffPage.search,
  /** `ended`: cancelled or expired. */
  state: queryText.pipe(z.enum(REGISTRATION_FILTERS)).optional(),
};

export const listRegistrations = endpoint("GET /api/admin/events/:id/registrations/", {
  summary: "Pendaftar sebuah acara, terbaru dahulu. Dicari menurut nama, kode, telepon atau e-mail.",
  ...everybody,
  query: z.object({ ...page, ...registrationFilter }),
  response: z.array(staffRegistration),
  counted: true,
});

export const openAnswerFile = endpoint("GET /api/admin/events/:id/files/:ticket/:question/", {
  summary: "Gambar yang dikirim peserta sebagai jawaban.",
  ...everybody,
  response: z.unknown(),
  produces: "image/jpeg",
});

export const exportRegistrations = endpoint("GET /api/admin/events/:id/registrations/export/", {
  summary:
    "Peserta sebuah acara, satu baris untuk setiap tiket, dengan jawabannya. `format`: csv (bawaan) atau xlsx.",
  ...everybody,
  query: z.object({ ...registrationFilter, ...tableFormat }),
  ...asTable,
});

export const addRegistration = endpoint("POST /api/admin/events/:id/registrations/", {
  summary:
    "Mendaftarkan peserta tanpa pembayaran, misalnya tamu undangan. Kursinya dihitung seperti yang lain.",
  ...editors,
  body: z.object({ tickets: wantedTickets, ...buyer, note: upTo(NOTE_MOST).default("") }),
  response: staffRegistration,
  status: 201,
});

export const importRegistrations = endpoint("POST /api/admin/events/:id/registrations/import/", {
  summary:
    "Mendaftarkan banyak peserta dari sebuah tabel. `columns`: apa isi setiap kolom (`name`, `phone`, `email`, `type`, id pertanyaan, atau kosong: diabaikan). Baris kosong dilewati. `check`: hanya memeriksa. Satu baris keliru: tidak ada yang disimpan.",
  ...editors,
  body: z.object({
    columns: z.array(z.string().regex(/^(name|phone|email|type|\d{1,15})?$/)).max(100),
    /** Without the headings. */
    rows: z
      .array(z.array(upTo(STORY_MOST)).max(100))
      .min(1, "Tidak ada baris di berkas ini.")
      .max(IMPORT_MOST, `Paling banyak ${IMPORT_MOST} baris.`),
    check: z.boolean().default(false),
    /** Sends each their ticket. */
    tell: z.boolean().default(true),
  }),
  response: z.object({
    rows: z.int(),
    added: z.int(),
    /** By the number of the row below the headings, from 0; the column that is wrong, unless it is the whole row. */
    problems: z.array(z.object({ row: z.int(), column: z.int().nullable(), detail: z.string() })),
  }),
});

export const moveRegistration = endpoint("POST /api/admin/events/:id/registrations/:code/move/", {
  summary:
    "Memindahkan tiket ke jenis lain dengan harga yang sama, juga di acara lain. Yang sudah dibayar ikut pindah, bila dilakukan oleh yang mengurus uang (403 `paid_here`). 409 `sold_out`, `type_sold_out`, `other_price`, `not_paid`, `part_refunded`, `money_gone`, `several` atau `already_in`.",
  ...everybody,
  body: z.object({ ticket: id, type: id }),
  response: staffRegistration,
});

export const cancelRegistration = endpoint("POST /api/admin/events/:id/registrations/:code/cancel/", {
  summary: "Membatalkan pendaftaran dengan alasannya; yang berbayar masuk daftar pengembalian.",
  ...money,
  body: z.object({ reason }),
  response: staffRegistration,
});

export const reviveRegistration = endpoint("POST /api/admin/events/:id/registrations/:code/revive/", {
  summary:
    "Menghidupkan lagi pendaftaran yang kedaluwarsa padahal uangnya datang: pembayarannya menunggu keputusan lagi dan kursinya dipegang. 409 `sold_out` atau `type_sold_out` bila kursinya sudah tidak ada.",
  ...money,
  body: z.object({ reason }),
  response: staffRegistration,
});

export const offerSeat = endpoint("POST /api/admin/events/:id/registrations/:code/offer/", {
  summary:
    "Menawarkan kursi yang kosong kepada satu orang di daftar tunggu, mendahului urutannya. 409 `sold_out` atau `type_sold_out` bila tidak ada kursi.",
  ...editors,
  response: staffRegistration,
});

const codes = z.array(upTo(20)).min(1, "Pilih pendaftarannya.").max(CHOSEN_MOST);

export const tellRegistered = endpoint("POST /api/admin/events/:id/registrations/tell/", {
  summary:
    "Mengabari pendaftar yang dipilih dengan kata-kata sendiri (`text`), atau, tanpa kata-kata, mengirim lagi tautan tiket kepada yang terkonfirmasi. `addressed`: yang dikabari; siapa yang sudah terjangkau ada di `GET /api/admin/events/:id/notices/`. `skipped`: yang tidak ikut dikabari, karena pendaftarannya sudah berakhir atau belum punya tiket.",
  ...editors,
  body: z.object({ codes, text: upTo(NOTE_MOST).default("") }),
  response: z.object({ addressed: z.int(), skipped: z.int() }),
});

export const cancelRegistrations = endpoint("POST /api/admin/events/:id/registrations/cancel/", {
  summary:
    "Membatalkan beberapa pendaftaran dengan satu alasan, satu demi satu. `refused`: yang tidak dapat dibatalkan, dengan sebabnya.",
  ...money,
  body: z.object({ codes, reason }),
  response: z.object({
    cancelled: z.int(),
    refused: z.array(z.object({ code: z.string(), detail: z.string() })),
  }),
});

/** The refunds of one event. */
const ofEvent = queryText.pipe(z.string().regex(/^\d{1,15}$/)).transform(Number);

export const EVENT_REFUND_STEPS = ["account", "decide", "transfer", "done"] as const;

export const listEventRefunds = endpoint("GET /api/admin/event-refunds/", {
  summary:
    "Pendaftaran batal yang uangnya harus dikembalikan (`state`: open, bawaan) atau sudah kembali (done), dengan rekening yang diisi pembeli. Diputuskan pada pembayarannya.",
  ...money,
  query: z.object({
    ...page,
    state: queryText.pipe(z.enum(["open", "done"])).default("open"),
    event: ofEvent.optional(),
  }),
  response: z.array(
    z.object({
      id,
      code: z.string(),
      event_title: z.string(),
      buyer_name: z.string(),
      buyer_phone: z.string(),
      reference: z.string(),
      paid: rupiah,
      /** The total to refund, and the part that is not transferred yet. */
      wanted: rupiah,
      due: rupiah,
      /** The next step: the buyer enters a bank account, a treasurer decides, then transfers. */
      step: z.enum(EVENT_REFUND_STEPS),
      bank: z.string(),
      account_number: z.string(),
      account_holder: z.string(),
      /** The page on which the buyer enters the bank account. */
      ticket_page: z.string(),
      created_at: instant,
    }),
  ),
  counted: true,
});
export type EventRefund = z.infer<typeof listEventRefunds.response>[number];

export const exportEventRefunds = endpoint("GET /api/admin/event-refunds/export/", {
  summary:
    "Berkas untuk bank: pengembalian sebuah acara yang sudah diputuskan dan belum ditransfer, dengan rekening tujuannya. `format`: csv (bawaan) atau xlsx.",
  ...money,
  query: z.object({ event: ofEvent, ...tableFormat }),
  ...asTable,
});

export const remindOfRefunds = endpoint("POST /api/admin/event-refunds/remind/", {
  summary:
    "Mengingatkan semua pembeli sebuah acara yang belum mengisi rekening pengembalian, paling banyak sekali sehari. `addressed`: yang diingatkan sekarang; siapa yang sudah terjangkau ada di `GET /api/admin/events/:id/notices/`.",
  ...money,
  body: z.object({ event: id }),
  response: z.object({ addressed: z.int() }),
});
