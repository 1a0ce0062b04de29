import { z } from "zod";
import { catalogueDraft, pictureKey, seenVersion, staffPage } from "../platform/catalogue.ts";
import { endpoint } from "../platform/endpoint.ts";
import {
  count,
  id,
  instant,
  moment,
  optionalMoment,
  queryText,
  reason,
  rupiah,
  upTo,
} from "../platform/vocabulary.ts";
import { EVENT_PRICE_KINDS, EVENT_STATES, REGISTRATION_STATES } from "./event-words.ts";
import { event, eventSession, eventSummary, ticketType } from "./events.ts";
import { editors, everybody, link, money, questionDraft, typeDraft } from "./staff-event-fields.ts";

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
  registration_opens: optionalMoment,
  registration_closes: optionalMoment,
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
  /** Its ledger balance: verified money, less refunds and the campaign's part. */
  income: rupiah,
  created_at: instant,
});
export type StaffEventSummary = z.infer<typeof staffEventSummary>;

export const staffEvent = z.object({
  ...event.omit({ campaign: true, sessions: true, ticket_types: true, answers_kept_days: true }).shape,
  picture: z.string().nullable(),
  online_link: z.string(),
  taken: z.int(),
  income: rupiah,
  /** Payouts from it: costs, speakers, the organiser. */
  paid_out: z.int(),
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
    ticketType.omit({ left: true, waiting: true }).extend({ benefits: z.string(), taken: z.int() }),
  ),
  sessions: z.array(eventSession.extend({ handout: z.boolean() })),
  /** Registrations by state. */
  counts: z.record(z.enum(REGISTRATION_STATES), z.int()),
  /** Somebody has paid: the share of the campaign is fixed. */
  has_paid: z.boolean(),
  /** What refunds of all tickets would take beyond what the event and its campaign hold; empty while there is enough. */
  lacking: z.array(z.object({ name: z.string(), amount: rupiah })),
  /** A change that participants have not been told of. */
  untold: z.boolean(),
});
export type StaffEvent = z.infer<typeof staffEvent>;

export const listStaffEvents = endpoint("GET /api/admin/events/", {
  summary: "Semua acara, juga draf, terbaru dahulu.",
  ...everybody,
  query: z.object({ ...staffPage, state: queryText.pipe(z.enum(EVENT_STATES)).optional() }),
  response: z.array(staffEventSummary),
  counted: true,
});

export const getStaffEvent = endpoint("GET /api/admin/events/:id/", {
  summary: "Satu acara untuk disunting.",
  ...everybody,
  response: staffEvent,
});

export const createStaffEvent = endpoint("POST /api/admin/events/", {
  summary: "Acara baru, sebagai draf.",
  ...editors,
  body: eventDraft,
  response: staffEvent,
  status: 201,
});

export const editStaffEvent = endpoint("PUT /api/admin/events/:id/", {
  summary:
    "Menyimpan acara dengan jenis tiket dan pertanyaannya. 409 `edit_conflict` bila orang lain sudah menyimpannya, `below_taken` bila kuota lebih kecil daripada yang sudah terisi, `share_fixed` bila bagian program diubah setelah ada yang membayar.",
  ...editors,
  body: eventDraft.extend({
    ...seenVersion,
    /** Tells the participants at once of another time, place or price; otherwise `POST …/notices/` does. */
    tell: z.boolean().default(true),
  }),
  response: staffEvent,
});

export const publishStaffEvent = endpoint("POST /api/admin/events/:id/publish/", {
  summary:
    "Menerbitkan acara, menariknya kembali menjadi draf selama belum ada pendaftar, atau menandainya selesai.",
  ...editors,
  body: z.object({ state: z.enum(["draft", "published", "finished"], { error: "Pilih keadaannya." }) }),
  response: staffEvent,
});

export const cancelStaffEvent = endpoint("POST /api/admin/events/:id/cancel/", {
  summary:
    "Membatalkan acara: semua tiket padam, semua pendaftar dikabari, dan setiap pendaftaran berbayar masuk daftar pengembalian. Tidak dapat dihidupkan lagi. `lacking`: jumlah kekurangan yang dilihat sebelum membatalkan; 409 `money_lacking` bila uangnya kurang dan jumlahnya tidak disebut atau sudah lain.",
  ...money,
  body: z.object({ reason, lacking: rupiah.default(0) }),
  response: staffEvent,
});

export const duplicateStaffEvent = endpoint("POST /api/admin/events/:id/duplicate/", {
  summary: "Salinan acara sebagai draf, tanpa pendaftar.",
  ...editors,
  response: staffEvent,
  status: 201,
});
