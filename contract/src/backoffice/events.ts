import { z } from "zod";
import {
  CREW_MAY,
  EVENT_PRICE_KINDS,
  EVENT_STATES,
  QUESTION_KINDS,
  REGISTRATION_SOURCES,
  REGISTRATION_STATES,
} from "../events/event-words.ts";
import { event, eventSummary, questionOption } from "../events/events.ts";
import { buyer, wantedTickets } from "../events/registering.ts";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "../payments/methods.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { NOTE_MOST } from "../platform/text-lengths.ts";
import { html, id, instant, page, queryText, reason, rupiah, upTo, written } from "../platform/vocabulary.ts";
import { byId, catalogueDraft, pictureKey, seenVersion, staffPage } from "./catalogue.ts";

const editors = may("events");
const everybody = may("registrations");
/** Cancelling what was paid is a decision about money. */
const money = may("money");

const moment = z.iso.datetime({ offset: true, error: "Isi dengan tanggal dan jam." });
const maybe = moment.nullable().default(null);
const count = (least: number, most: number) =>
  z.int("Isi dengan angka.").min(least, `Paling sedikit ${least}.`).max(most, `Paling banyak ${most}.`);
const link = z
  .union([z.literal(""), z.url({ protocol: /^https?$/, error: "Isi dengan alamat https." })])
  .default("");

const typeDraft = z.object({
  /** Of a type that exists; left out for a new one. Types that are not sent any more are not offered any more. */
  id: id.optional(),
  name: written("Beri nama jenis tiketnya.", 80),
  /** One line for each benefit. */
  benefits: upTo(1000).default(""),
  price: rupiah.default(0),
  quota: count(1, 1_000_000).nullable().default(null),
  opens: maybe,
  closes: maybe,
  per_order_max: count(1, 20).default(5),
});

const questionDraft = z.object({
  id: id.optional(),
  label: written("Tulis pertanyaannya.", 200),
  kind: z.enum(QUESTION_KINDS, { error: "Pilih jenis isian." }),
  required: z.boolean().default(false),
  options: z
    .array(z.object({ label: written("Tulis pilihannya.", 200), price: rupiah.default(0) }))
    .max(50)
    .default([]),
});

const eventDraft = z.object({
  title: catalogueDraft.title,
  slug: catalogueDraft.slug,
  summary: upTo(300).default(""),
  body: z.string().max(200_000, "Keterangan terlalu panjang.").default(""),
  picture: pictureKey,
  starts_at: moment,
  ends_at: moment,
  place: upTo(300).default(""),
  map_link: link,
  online_link: link,
  organiser: upTo(120).default(""),
  contact: upTo(120).default(""),
  listed: z.boolean().default(true),
  registration_opens: maybe,
  registration_closes: maybe,
  capacity: count(1, 1_000_000).nullable().default(null),
  price_kind: z.enum(EVENT_PRICE_KINDS, { error: "Pilih cara menentukan harga." }).default("free"),
  min_price: rupiah.default(0),
  campaign_id: id.nullable().default(null),
  campaign_basis_points: count(1, 10_000).nullable().default(null),
  certificate: z.boolean().default(false),
  /** How many sessions must be attended for a certificate; with 0 the entrance is enough. */
  certificate_sessions: count(0, 50).default(0),
  ticket_types: z.array(typeDraft).min(1, "Tambahkan paling sedikit satu jenis tiket.").max(30),
  questions: z.array(questionDraft).max(40).default([]),
});
export type EventDraft = z.input<typeof eventDraft>;

export const staffEventSummary = eventSummary.extend({
  taken: z.int(),
  /** What the ledger has for it: verified money, less what went back and what its campaign got. */
  income: rupiah,
  created_at: instant,
});
export type StaffEventSummary = z.infer<typeof staffEventSummary>;

export const staffEvent = z.object({
  ...event.omit({
    campaign: true,
    sessions: true,
    ticket_types: true,
    questions: true,
    answers_kept_days: true,
  }).shape,
  picture: z.string().nullable(),
  body: html,
  online_link: z.string(),
  taken: z.int(),
  income: rupiah,
  /** As it was set; null where the start of the event closes it. */
  registration_closes_set: instant.nullable(),
  campaign_id: id.nullable(),
  campaign_basis_points: z.int().nullable(),
  campaign_title: z.string(),
  certificate_sessions: z.int(),
  version: z.int(),
  changed_by: z.string().nullable(),
  changed_at: instant.nullable(),
  ticket_types: z.array(
    z.object({
      id,
      name: z.string(),
      benefits: z.string(),
      price: rupiah,
      quota: z.int().nullable(),
      taken: z.int(),
      opens: instant.nullable(),
      closes: instant.nullable(),
      per_order_max: z.int(),
    }),
  ),
  questions: z.array(
    z.object({
      id,
      label: z.string(),
      kind: z.enum(QUESTION_KINDS),
      required: z.boolean(),
      options: z.array(questionOption),
    }),
  ),
  sessions: z.array(
    z.object({
      id,
      title: z.string(),
      starts_at: instant.nullable(),
      ends_at: instant.nullable(),
      handout: z.boolean(),
    }),
  ),
  /** Registrations by state. */
  counts: z.record(z.enum(REGISTRATION_STATES), z.int()),
  /** Somebody has paid: the share of the campaign is fixed. */
  has_paid: z.boolean(),
});
export type StaffEvent = z.infer<typeof staffEvent>;

export const listStaffEvents = endpoint({
  method: "GET",
  path: "/api/admin/events/",
  summary: "Semua acara, juga draf, terbaru dahulu.",
  ...everybody,
  query: z.object({ ...staffPage, state: queryText.pipe(z.enum(EVENT_STATES)).optional() }),
  response: z.array(staffEventSummary),
  counted: true,
});

export const getStaffEvent = endpoint({
  method: "GET",
  path: "/api/admin/events/:id/",
  summary: "Satu acara untuk disunting.",
  ...everybody,
  params: byId,
  response: staffEvent,
});

export const createStaffEvent = endpoint({
  method: "POST",
  path: "/api/admin/events/",
  summary: "Acara baru, sebagai draf.",
  ...editors,
  body: eventDraft,
  response: staffEvent,
  status: 201,
});

export const editStaffEvent = endpoint({
  method: "PUT",
  path: "/api/admin/events/:id/",
  summary:
    "Menyimpan acara dengan jenis tiket dan pertanyaannya. 409 `edit_conflict` bila orang lain sudah menyimpannya, `below_taken` bila kuota lebih kecil daripada yang sudah terisi, `share_fixed` bila bagian program diubah setelah ada yang membayar.",
  ...editors,
  params: byId,
  body: eventDraft.extend(seenVersion),
  response: staffEvent,
});

export const publishStaffEvent = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/publish/",
  summary:
    "Menerbitkan acara, menariknya kembali menjadi draf selama belum ada pendaftar, atau menandainya selesai.",
  ...editors,
  params: byId,
  body: z.object({ state: z.enum(["draft", "published", "finished"], { error: "Pilih keadaannya." }) }),
  response: staffEvent,
});

export const cancelStaffEvent = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/cancel/",
  summary:
    "Membatalkan acara: semua tiket padam, semua pendaftar dikabari, dan setiap pendaftaran berbayar masuk daftar pengembalian. Tidak dapat dihidupkan lagi.",
  ...money,
  params: byId,
  body: z.object({ reason }),
  response: staffEvent,
});

export const duplicateStaffEvent = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/duplicate/",
  summary: "Salinan acara sebagai draf, tanpa pendaftar.",
  ...editors,
  params: byId,
  response: staffEvent,
  status: 201,
});

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
      answers: z.array(z.object({ label: z.string(), answer: z.string() })),
      entered_at: instant.nullable(),
      certificate_number: z.string().nullable(),
    }),
  ),
  payment: z
    .object({
      reference: z.string(),
      status: z.enum(PAYMENT_STATUSES),
      method: z.enum(PAYMENT_METHODS),
      pay_before: instant.nullable(),
      refunded_amount: rupiah,
      /** Money came for it after it had expired. */
      late_money: z.boolean(),
    })
    .nullable(),
  /** Of an expired registration: whether its seats are free, so that it can be revived. */
  seats_free: z.boolean(),
  /** On the waiting list. */
  waiting_type: z.string(),
  offered_until: instant.nullable(),
  refund_due: rupiah,
});
export type StaffRegistration = z.infer<typeof staffRegistration>;

const registrationFilter = {
  search: staffPage.search,
  state: queryText.pipe(z.enum(REGISTRATION_STATES)).optional(),
};

export const listRegistrations = endpoint({
  method: "GET",
  path: "/api/admin/events/:id/registrations/",
  summary: "Pendaftar sebuah acara, terbaru dahulu. Dicari menurut nama, kode, telepon atau e-mail.",
  ...everybody,
  params: byId,
  query: z.object({ ...page, ...registrationFilter }),
  response: z.array(staffRegistration),
  counted: true,
});

export const exportRegistrations = endpoint({
  method: "GET",
  path: "/api/admin/events/:id/registrations/export/",
  summary:
    "Peserta sebuah acara, satu baris untuk setiap tiket, dengan jawabannya. `format`: csv (bawaan) atau xlsx.",
  ...everybody,
  params: byId,
  query: z.object({ ...registrationFilter, format: queryText.pipe(z.enum(["csv", "xlsx"])).default("csv") }),
  response: z.unknown(),
  produces: "text/csv; charset=utf-8",
});

export const addRegistration = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/registrations/",
  summary:
    "Mendaftarkan peserta tanpa pembayaran, misalnya tamu undangan. Kursinya dihitung seperti yang lain.",
  ...editors,
  params: byId,
  body: z.object({ tickets: wantedTickets, ...buyer, note: upTo(NOTE_MOST).default("") }),
  response: staffRegistration,
  status: 201,
});

export const importRegistrations = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/registrations/import/",
  summary:
    "Mendaftarkan banyak peserta dari CSV dengan kolom nama, telepon, email, jenis. `check`: hanya memeriksa. Satu baris keliru: tidak ada yang disimpan.",
  ...editors,
  params: byId,
  body: z.object({
    csv: z.string().max(1_000_000, "Berkas terlalu besar."),
    check: z.boolean().default(false),
  }),
  response: z.object({
    rows: z.int(),
    added: z.int(),
    problems: z.array(z.object({ row: z.int(), detail: z.string() })),
  }),
});

const oneRegistration = byId.extend({ code: z.string().max(20) });

export const moveRegistration = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/registrations/:code/move/",
  summary: "Memindahkan tiket ke jenis lain dengan harga yang sama. 409 `type_sold_out` atau `other_price`.",
  ...editors,
  params: oneRegistration,
  body: z.object({ ticket: id, type: id }),
  response: staffRegistration,
});

export const cancelRegistration = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/registrations/:code/cancel/",
  summary: "Membatalkan pendaftaran dengan alasannya; yang berbayar masuk daftar pengembalian.",
  ...money,
  params: oneRegistration,
  body: z.object({ reason }),
  response: staffRegistration,
});

export const reviveRegistration = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/registrations/:code/revive/",
  summary:
    "Menghidupkan lagi pendaftaran yang kedaluwarsa padahal uangnya datang: pembayarannya menunggu keputusan lagi dan kursinya dipegang. 409 `sold_out` atau `type_sold_out` bila kursinya sudah tidak ada.",
  ...money,
  params: oneRegistration,
  body: z.object({ reason }),
  response: staffRegistration,
});

export const staffVoucher = z.object({
  id,
  code: z.string(),
  percent: z.int().nullable(),
  amount: rupiah.nullable(),
  quota: z.int(),
  used: z.int(),
  valid_until: instant.nullable(),
});
export type StaffVoucher = z.infer<typeof staffVoucher>;

const voucherDraft = z
  .object({
    code: z
      .string("Tulis kodenya.")
      .trim()
      .toUpperCase()
      .regex(/^[0-9A-Z-]{3,20}$/, "3 sampai 20 huruf atau angka, tanpa spasi."),
    percent: count(1, 100).nullable().default(null),
    amount: rupiah.nullable().default(null),
    quota: count(1, 100_000),
    valid_until: maybe,
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null || amount === 0), {
    error: "Isi persen atau nominal potongannya, salah satu.",
    path: ["percent"],
  });

const vouchers = z.object({ vouchers: z.array(staffVoucher) });

export const listVouchers = endpoint({
  method: "GET",
  path: "/api/admin/events/:id/vouchers/",
  summary: "Kupon sebuah acara.",
  ...everybody,
  params: byId,
  response: vouchers,
});

export const addVoucher = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/vouchers/",
  summary: "Kupon baru. 409 `code_taken` bila kodenya sudah ada.",
  ...editors,
  params: byId,
  body: voucherDraft,
  response: vouchers,
  status: 201,
});

export const changeVoucher = endpoint({
  method: "PUT",
  path: "/api/admin/events/:id/vouchers/:voucher/",
  summary:
    "Kuota dan masa berlaku sebuah kupon. 409 `below_taken` bila kuotanya di bawah yang sudah dipakai.",
  ...editors,
  params: byId.extend({ voucher: z.coerce.number().int().positive() }),
  body: z.object({ quota: count(1, 100_000), valid_until: maybe }),
  response: vouchers,
});

const crew = z.object({
  crew: z.array(
    z.object({ member_id: id, username: z.string(), full_name: z.string(), may: z.enum(CREW_MAY) }),
  ),
});

export const listCrew = endpoint({
  method: "GET",
  path: "/api/admin/events/:id/crew/",
  summary: "Panitia sebuah acara.",
  ...everybody,
  params: byId,
  response: crew,
});

export const setCrew = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/crew/",
  summary: "Menjadikan anggota panitia, atau mengeluarkannya (`may` null).",
  ...editors,
  params: byId,
  body: z.object({
    username: written("Tulis nama pengguna anggotanya.", 150),
    may: z.enum(CREW_MAY).nullable(),
  }),
  response: crew,
});

export const setSessions = endpoint({
  method: "PUT",
  path: "/api/admin/events/:id/sessions/",
  summary:
    "Sesi dan barang yang diserahkan. Yang sudah dipindai tidak dapat dihapus (409 `already_scanned`).",
  ...editors,
  params: byId,
  body: z.object({
    sessions: z
      .array(
        z.object({
          id: id.optional(),
          title: written("Beri nama.", 120),
          starts_at: maybe,
          ends_at: maybe,
          handout: z.boolean().default(false),
        }),
      )
      .max(60),
  }),
  response: staffEvent,
});

export const issueCertificates = endpoint({
  method: "POST",
  path: "/api/admin/events/:id/certificates/",
  summary:
    "Menerbitkan sertifikat untuk semua peserta yang hadir; yang sudah terbit tetap. Setelah acara selesai. 409 `not_over` atau `no_certificate`.",
  ...editors,
  params: byId,
  response: z.object({ issued: z.int(), present: z.int(), total: z.int() }),
});

export const getBoard = endpoint({
  method: "GET",
  path: "/api/admin/events/:id/board/",
  summary:
    "Kehadiran langsung: jumlah masuk, tiap jenis, tiap perangkat, yang terbaru dan yang dipindai dua kali.",
  ...everybody,
  params: byId,
  response: z.object({
    entered: z.int(),
    tickets: z.int(),
    door_sales: z.int(),
    types: z.array(z.object({ name: z.string(), entered: z.int(), tickets: z.int() })),
    sessions: z.array(z.object({ id, title: z.string(), handout: z.boolean(), count: z.int() })),
    /** Entrances in steps of five minutes. */
    arrivals: z.array(z.object({ at: instant, count: z.int() })),
    devices: z.array(z.object({ device: z.string(), by: z.string(), scans: z.int(), last_at: instant })),
    latest: z.array(z.object({ at: instant, name: z.string(), type: z.string(), device: z.string() })),
    duplicates: z.array(
      z.object({
        at: instant,
        name: z.string(),
        device: z.string(),
        first_at: instant,
        first_device: z.string(),
      }),
    ),
  }),
});

export const listEventRefunds = endpoint({
  method: "GET",
  path: "/api/admin/event-refunds/",
  summary:
    "Pendaftaran batal yang uangnya belum dikembalikan, dengan rekening yang diisi pembeli. Diputuskan pada pembayarannya.",
  ...money,
  query: z.object({
    ...page,
    event: queryText
      .pipe(z.string().regex(/^\d{1,15}$/))
      .transform(Number)
      .optional(),
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
      /** What is still to be given back. */
      due: rupiah,
      bank: z.string(),
      account_number: z.string(),
      account_holder: z.string(),
      /** Where the buyer fills in the account. */
      ticket_page: z.string(),
      created_at: instant,
    }),
  ),
  counted: true,
});
export type EventRefund = z.infer<typeof listEventRefunds.response>[number];
