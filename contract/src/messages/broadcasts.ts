import { z } from "zod";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { id, instant, page, queryText, rupiah, written } from "../platform/vocabulary.ts";
import {
  AUDIENCES,
  BROADCAST_CHANNELS,
  BROADCAST_MOST,
  BROADCAST_STATES,
  FAILURE_REASONS,
} from "./broadcast-words.ts";
import type { Topic } from "./topics.ts";

/** The topic whose opt-out applies to a broadcast. */
export const TOPIC_OF_AUDIENCE = {
  everyone: "announcements",
  campaign: "campaigns",
  product: "orders",
  event: "orders",
  course: "orders",
} as const satisfies Record<(typeof AUDIENCES)[number], Topic>;

const staff = may("messages");
const audience = z.enum(AUDIENCES, "Pilih kepada siapa.");

const summary = z.object({
  id,
  title: z.string(),
  audience: z.enum(AUDIENCES),
  audience_name: z.string(),
  state: z.enum(BROADCAST_STATES),
  people: z.int(),
  left: z.int(),
  start_at: instant,
  ended_at: instant.nullable(),
  created_by: z.object({ id, name: z.string() }),
});
export type Broadcast = z.infer<typeof summary>;

export const listBroadcasts = endpoint("GET /api/admin/broadcasts/", {
  summary: "Siaran yang terakhir, yang terbaru dahulu. `left`: yang belum dikabari.",
  ...staff,
  response: z.array(summary),
});

export const listAudiences = endpoint("GET /api/admin/broadcasts/audiences/", {
  summary: "Program, produk, acara, dan kelas yang orang-orangnya dapat dikabari; yang terbaru saja.",
  ...staff,
  response: z.array(z.object({ kind: audience, id, name: z.string() })),
});

export const countAudience = endpoint("GET /api/admin/broadcasts/count/", {
  summary:
    "Berapa orang yang akan menerima siaran: seluruhnya (`people`) dan lewat tiap saluran. `refused`: yang tidak mengizinkannya atau tidak dapat dijangkau lewat saluran itu. `whatsapp` kosong bila WhatsApp resmi tidak dipasang.",
  ...staff,
  query: z.object({
    audience,
    audience_id: z.coerce.number().int().positive().optional(),
    /** With commas. */
    channels: queryText.pipe(z.string().max(100)).default(""),
  }),
  response: z.object({
    people: z.int(),
    refused: z.int(),
    app: z.int(),
    mail: z.int(),
    push: z.int(),
    whatsapp: z.int().nullable(),
    tap: z.int(),
    /** WhatsApp's official service: the price of one message, and the rest of the monthly budget. */
    costs: z.object({ price: rupiah, left: rupiah, most: rupiah }).nullable(),
  }),
});

const words = {
  title: written("Tulis judulnya.", 100),
  body: written("Tulis isinya.", BROADCAST_MOST),
};

export const sendBroadcast = endpoint("POST /api/admin/broadcasts/", {
  summary:
    "Mengirim siaran, sekarang atau pada `start_at`, paling banyak `per_minute` orang semenit, tidak pada pukul 21.00–05.00 WIB. Di atas 200 orang, siaran menunggu persetujuan petugas lain (`waiting`). `{nama}` diganti nama depan. 409 `whatsapp_cap` bila biaya WhatsApp melewati batas bulan ini. Kirim `Idempotency-Key`.",
  ...staff,
  body: z.object({
    ...words,
    audience,
    audience_id: id.nullable().default(null),
    channels: z.array(z.enum(BROADCAST_CHANNELS)).max(BROADCAST_CHANNELS.length),
    per_minute: z.int().min(1, "Paling sedikit 1.").max(600, "Paling banyak 600.").default(60),
    start_at: z.iso.datetime({ offset: true, error: "Isi dengan waktu." }).nullable().default(null),
  }),
  response: summary,
  status: 201,
});

export const tryBroadcast = endpoint("POST /api/admin/broadcasts/test/", {
  summary:
    "Mengirim siaran ini hanya kepada diri sendiri: di aplikasi, lewat e-mail, dan ke HP yang diizinkan.",
  ...staff,
  body: z.object(words),
  ...saying("Terkirim kepadamu."),
});

export const readBroadcast = endpoint("GET /api/admin/broadcasts/:id/", {
  summary:
    "Isi dan hasil satu siaran. Jumlah tiap saluran disimpan 90 hari. Siaran yang `waiting` disetujui orang lain.",
  ...staff,
  response: summary.extend({
    body: z.string(),
    per_minute: z.int(),
    left_out: z.int(),
    confirmed_by: z.string().nullable(),
    ended_by: z.string().nullable(),
    results: z.array(
      z.object({
        channel: z.enum(["app", ...BROADCAST_CHANNELS]),
        state: z.enum(["queued", "sent", "failed", "skipped"]),
        count: z.int(),
      }),
    ),
  }),
});
export type BroadcastReport = z.infer<typeof readBroadcast.response>;

const failure = z.object({
  id,
  /** Null for a guest whose name is not known, and for a donor where the reader may not see who gave. */
  name: z.string().nullable(),
  channel: z.enum(["app", ...BROADCAST_CHANNELS]),
  reason: z.enum(FAILURE_REASONS),
  /** Null: it is not tried again. */
  again_at: instant.nullable(),
});
export type BroadcastFailure = z.infer<typeof failure>;

export const listFailures = endpoint("GET /api/admin/broadcasts/:id/failures/", {
  summary:
    "Penerima yang belum dapat dikabari, dengan sebabnya: yang gagal, dan yang dicoba lagi pada `again_at`. Nama donatur hanya untuk petugas yang melihat uang.",
  ...staff,
  query: z.object(page),
  response: z.array(failure),
  counted: true,
});

export const confirmBroadcast = endpoint("POST /api/admin/broadcasts/:id/confirm/", {
  summary: "Menyetujui siaran besar milik rekan. 403 `own_proposal` untuk siaran sendiri.",
  ...staff,
  ...saying("Disetujui. Siarannya berjalan."),
});

export const stopBroadcast = endpoint("POST /api/admin/broadcasts/:id/stop/", {
  summary: "Menghentikan siaran, juga pesan yang sudah antre; yang sudah terkirim tidak dapat ditarik.",
  ...staff,
  ...saying("Siaran berhenti."),
});
