import { z } from "zod";
import { actingCode, sentCode } from "../payments/acting-code.ts";
import { endpoint } from "../platform/endpoint.ts";
import { accountNumber, instant, page, queryText, rupiah, written } from "../platform/vocabulary.ts";
import { event, eventSummary } from "./events.ts";
import { registrationState } from "./registering.ts";
import { noticeChange } from "./staff-notices.ts";

/** One participant's ticket. Everybody who has its secret address may read it. */
export const ticket = z.object({
  /** The address of this ticket only, to pass on. */
  page: z.string(),
  name: z.string(),
  type: z.string(),
  /** Names of chosen options, as crew hand them out. */
  extras: z.array(z.string()),
  price: rupiah,
  state: z.enum(["valid", "void"]),
  code: z.string(),
  /** While it is valid and paid: the QR text and its dark squares as one path in a square of `size`. */
  qr: z.object({ text: z.string(), path: z.string(), size: z.int() }).nullable(),
  entered_at: instant.nullable(),
  certificate_number: z.string().nullable(),
});
export type Ticket = z.infer<typeof ticket>;

const ownEvent = eventSummary.pick({
  ...{ slug: true, title: true, thumbnail: true, state: true, starts_at: true, ends_at: true, place: true },
});
const ticketEvent = ownEvent.extend({
  ...event.pick({ id: true, map_link: true, organiser: true, contact: true, cancelled_reason: true }).shape,
  /** Only for valid tickets. */
  online_link: z.string(),
});

export const ticketPage = z.object({
  event: ticketEvent,
  code: z.string(),
  state: registrationState,
  /** Whether this address is that of the whole registration, which can pay for it and cancel it. */
  whole: z.boolean(),
  tickets: z.array(ticket),
  /** As the payer is asked for it, the unique code included. */
  total: rupiah,
  /** Only at the address of the whole registration. */
  payment_page: z.string().nullable(),
  pay_before: instant.nullable(),
  /** A proof was sent or money was seen: a treasurer is looking. */
  in_review: z.boolean(),
  /** On the waiting list: the place in the line, from 1, and the offer that is held. */
  waiting: z
    .object({
      type: z.string(),
      place: z.int(),
      offered_until: instant.nullable(),
      register_page: z.string().nullable(),
    })
    .nullable(),
  /** Beyond the share of one phone: its seats pass on if the event is full. */
  provisional: z.boolean(),
  can_cancel: z.boolean(),
  /** The refund and its progress. */
  refund: z
    .object({
      amount: rupiah,
      paid_back: rupiah,
      /** The refund was decided: the bank account can no longer be changed here. */
      decided: z.boolean(),
      bank: z.string(),
      account_number: z.string(),
      account_holder: z.string(),
    })
    .nullable(),
});
export type TicketPage = z.infer<typeof ticketPage>;

export const getTickets = endpoint("GET /api/tickets/:key/", {
  summary: "Tiket di alamat ini: semua peserta satu pendaftaran, atau satu tiket saja.",
  access: "public",
  response: ticketPage,
});

export const cancelTickets = endpoint("POST /api/tickets/:key/cancel/", {
  summary:
    "Membatalkan tiket ini, atau seluruh pendaftaran: kursinya kembali. Yang sudah dibayar diajukan untuk dikembalikan oleh bendahara. 409 `too_late` bila acaranya sudah mulai atau tiketnya sudah dipakai, 409 `code_needed` bila bukan dari browser atau akun pembelinya.",
  access: "optional",
  body: z.object({ code: actingCode }).default({}),
  response: ticketPage,
});

export const askTicketCode = endpoint("POST /api/tickets/:key/code/", {
  summary:
    "Mengirim kode ke kontak yang diisi waktu mendaftar, untuk tindakan yang ditolak dengan `code_needed`. 409 `no_contact` bila tidak ada kontak yang bisa menerimanya.",
  access: "public",
  response: sentCode,
});

export const confirmSeats = endpoint("POST /api/tickets/:key/confirm-seats/", {
  summary:
    "Memastikan kursi yang ditahan, dengan kode yang dikirim ke kontak pendaftarnya. 409 `code_needed` tanpa kode, juga dari browser pendaftarnya: yang dibuktikan kontaknya. 409 `more_than_share` bila kontak ini sudah punya kursi sampai batasnya, `not_held` bila kursinya tidak ditahan lagi.",
  access: "public",
  body: z.object({ code: actingCode }).default({}),
  response: ticketPage,
});

export const tellRefundAccount = endpoint("POST /api/tickets/:key/refund-account/", {
  summary:
    "Rekening tujuan pengembalian dana, diisi pembeli lewat tautan pendaftarannya. 409 `refund_decided` bila transfernya sudah disetujui, 409 `code_needed` bila bukan dari browser atau akun pembelinya.",
  access: "optional",
  body: z.object({
    bank: written("Tulis nama banknya.", 60),
    account_number: accountNumber("Tulis nomor rekeningnya, angka saja."),
    account_holder: written("Tulis nama pemilik rekening.", 100),
    code: actingCode,
  }),
  response: ticketPage,
});

export const calendarFile = endpoint("GET /api/tickets/:key/calendar/", {
  summary: "Acara tiket ini sebagai berkas kalender (.ics).",
  access: "public",
  response: z.unknown(),
  produces: "text/calendar; charset=utf-8",
});

export const ticketCertificate = endpoint("GET /api/tickets/:key/certificate/", {
  summary: "Sertifikat tiket ini sebagai PDF, untuk siapa pun yang punya alamat tiketnya.",
  access: "public",
  response: z.unknown(),
  produces: "application/pdf",
});

export const ownRegistration = z.object({
  code: z.string(),
  page: z.string(),
  state: registrationState,
  event: ownEvent,
  /** First names of the participants whose tickets are valid. */
  names: z.array(z.string()),
  total: rupiah,
  payment_page: z.string().nullable(),
  pay_before: instant.nullable(),
  /** Its valid tickets, each with its own address. */
  tickets: z.array(z.object({ name: z.string(), type: z.string(), code: z.string(), page: z.string() })),
  waiting_place: z.int().nullable(),
  waiting_type: z.string(),
  /** Where an offer is taken. */
  register_page: z.string().nullable(),
  /** The last change that staff told of. */
  change: z.object({ changes: z.array(noticeChange), reason: z.string(), told_at: instant }).nullable(),
  offered_until: instant.nullable(),
  attended: z.boolean(),
  certificate_number: z.string().nullable(),
});
export type OwnRegistration = z.infer<typeof ownRegistration>;

export const listOwnTickets = endpoint("GET /api/tickets/mine/", {
  summary:
    "Pendaftaran acara milik anggota sendiri, acara terbaru dahulu; dengan `event` hanya yang di acara itu.",
  access: "member",
  query: z.object({ ...page, /** Its slug. */ event: queryText.pipe(z.string().max(160)).optional() }),
  response: z.array(ownRegistration),
  counted: true,
});

export const findTickets = endpoint("POST /api/tickets/find/", {
  summary:
    "Halaman tiket menurut kode pendaftaran atau kode tiket dan nomor HP pembelinya. Salah satu keliru: 404.",
  access: "public",
  body: z.object({ code: written("Isi kodenya.", 20), phone: written("Isi nomor HP.", 40) }),
  response: z.object({ page: z.string() }),
});
