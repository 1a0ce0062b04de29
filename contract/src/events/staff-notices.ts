import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import { id, instant, upTo } from "../platform/vocabulary.ts";
import { editors, everybody } from "./staff-event-fields.ts";

/** What has changed, in words; `before` is empty where there was nothing. */
export const noticeChange = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type NoticeChange = z.infer<typeof noticeChange>;

/** `again`: tickets that staff send again; `words`: their own words; `account`: the question where a refund goes. */
export const NOTICE_KINDS = ["change", "cancel", "tickets", "again", "words", "account"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `by_hand`: in the list of those whom staff tell by WhatsApp, `tapped` once they did. */
export const REACHES = ["reached", "waiting", "by_hand", "tapped", "unreached"] as const;
export type Reach = (typeof REACHES)[number];

/** Why somebody is not reached by a channel. */
export const REACH_REASONS = ["sending", "retry", "refused", "no_mail", "no_contact", "stopped"] as const;
export type ReachReason = (typeof REACH_REASONS)[number];

const person = z.object({
  code: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  reach: z.enum(REACHES),
  why: z.enum(REACH_REASONS).nullable(),
  /** When it is tried again, or when somebody sent it by hand. */
  at: instant.nullable(),
  /** The message that staff send by hand: `POST /api/admin/messages/:id/` marks it. */
  tap: z.object({ id, whatsapp: z.string().nullable() }).nullable(),
});
export type NoticePerson = z.infer<typeof person>;

const notice = z.object({
  id,
  kind: z.enum(NOTICE_KINDS),
  changes: z.array(noticeChange),
  reason: z.string(),
  told_at: instant,
  told_by: z.string().nullable(),
  counts: z.record(z.enum(REACHES), z.int()),
  /** Everybody whom no channel has taken over yet, and whom staff told by hand. */
  people: z.array(person),
});
export type EventNotice = z.infer<typeof notice>;

const notices = z.object({
  /** Who would be told of a change or of the cancellation now, and by what. Everybody is counted once. */
  standing: z.object({
    people: z.int(),
    whatsapp: z.int(),
    mail: z.int(),
    push: z.int(),
    /** Only by the hand of staff. */
    by_hand: z.int(),
    nobody: z.int(),
  }),
  /** Saved, and not told yet. */
  untold: z.object({ changes: z.array(noticeChange), since: instant }).nullable(),
  /** Newest first. */
  told: z.array(notice),
});
export type EventNotices = z.infer<typeof notices>;

export const listEventNotices = endpoint("GET /api/admin/events/:id/notices/", {
  summary:
    "Kabar kepada peserta sebuah acara: perubahan yang belum dikabarkan, siapa yang dikabari lewat apa, dan dari kabar yang sudah dikirim siapa yang belum terjangkau. Sampai berarti sudah diterima server surat atau salurannya.",
  ...everybody,
  response: notices,
});

export const tellOfChange = endpoint("POST /api/admin/events/:id/notices/", {
  summary:
    "Mengabarkan perubahan waktu, tempat atau harga yang sudah disimpan kepada semua pendaftar, juga yang belum bayar dan yang di daftar tunggu. 409 `nothing_to_tell` bila tidak ada yang belum dikabarkan.",
  ...editors,
  body: z.object({ reason: upTo(REASON_MOST).default("") }),
  response: notices,
});
