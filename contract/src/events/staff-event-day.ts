import { z } from "zod";
import { seenVersion } from "../platform/catalogue.ts";
import { endpoint, saying } from "../platform/endpoint.ts";
import { id, instant, optionalMoment, rupiah, upTo, written } from "../platform/vocabulary.ts";
import { CREW_MAY } from "./event-words.ts";
import { REFUSED_VERDICTS } from "./scans.ts";
import { editors, everybody } from "./staff-event-fields.ts";
import { staffEvent } from "./staff-events.ts";

const crew = z.object({
  crew: z.array(
    z.object({ member_id: id, username: z.string(), full_name: z.string(), may: z.enum(CREW_MAY) }),
  ),
});

export const listCrew = endpoint("GET /api/admin/events/:id/crew/", {
  summary: "Panitia sebuah acara.",
  ...everybody,
  response: crew,
});

export const setCrew = endpoint("POST /api/admin/events/:id/crew/", {
  summary: "Menjadikan anggota panitia, atau mengeluarkannya (`may` null).",
  ...editors,
  body: z.object({
    username: written("Tulis nama pengguna anggotanya.", 150),
    may: z.enum(CREW_MAY).nullable(),
  }),
  response: crew,
});

export const setSessions = endpoint("PUT /api/admin/events/:id/sessions/", {
  summary:
    "Sesi dan barang yang diserahkan; yang tidak disebut dihapus. Yang sudah dipindai tidak dapat dihapus (409 `already_scanned`).",
  ...editors,
  body: z.object({
    ...seenVersion,
    sessions: z
      .array(
        z.object({
          id: id.optional(),
          title: written("Beri nama.", 120),
          starts_at: optionalMoment,
          ends_at: optionalMoment,
          handout: z.boolean().default(false),
        }),
      )
      .max(60),
  }),
  response: staffEvent,
});

const scanned = {
  /** The id of the scan, for staff's decision about it. */
  scan: id,
  at: instant,
  name: z.string(),
  device: z.string(),
  by: z.string(),
};

export const getBoard = endpoint("GET /api/admin/events/:id/board/", {
  summary:
    "Kehadiran langsung: jumlah masuk, tiap jenis, tiap HP dengan yang belum dikirimnya, yang terbaru, dan kabar yang datang terlambat.",
  ...everybody,
  response: z.object({
    entered: z.int(),
    tickets: z.int(),
    door_sales: z.int(),
    types: z.array(z.object({ name: z.string(), entered: z.int(), tickets: z.int() })),
    sessions: z.array(z.object({ id, title: z.string(), handout: z.boolean(), count: z.int() })),
    /** Entrances in steps of five minutes. */
    arrivals: z.array(z.object({ at: instant, count: z.int() })),
    devices: z.array(
      z.object({
        device: z.string(),
        by: z.string(),
        scans: z.int(),
        /** When it was heard last. */
        last_at: instant,
        /** Scans that it said it still held. */
        waiting: z.int(),
        list_at: instant.nullable(),
      }),
    ),
    latest: z.array(
      z.object({
        ...scanned,
        type: z.string(),
        /** It arrived long after it was made: the phone had no signal. */
        late: z.boolean(),
      }),
    ),
    /** Of those who entered, how many are in the hall now, and how many are out. */
    inside: z.int(),
    outside: z.int(),
    duplicates: z.array(
      z.object({ ...scanned, first_at: instant, first_device: z.string(), first_by: z.string() }),
    ),
    /** In, although the ticket had ended or was not paid when the scan arrived. */
    ended: z.array(
      z.object({
        ...scanned,
        found: z.enum(["unpaid", "void", "valid"]),
        registration: z.string(),
        refund_due: rupiah,
        /** What an unpaid registration owes. */
        due: rupiah,
        ended_at: instant.nullable(),
      }),
    ),
    struck: z.array(z.object({ ...scanned, struck_at: instant, struck_by: z.string(), reason: z.string() })),
    /** Kept with the time of their arrival, because no clock explains what the phone said. */
    doubtful: z.array(z.object({ ...scanned, told_at: instant })),
    handed_over: z.array(z.object({ device: z.string(), by: z.string(), scans: z.int(), at: instant })),
    refused: z.array(
      z.object({
        id,
        at: instant,
        verdict: z.enum([...REFUSED_VERDICTS, "late"]),
        code: z.string(),
        device: z.string(),
        by: z.string(),
      }),
    ),
  }),
});

const SCAN_ACTS = ["strike", "restore", "keep"] as const;

export const decideScan = endpoint("POST /api/admin/events/:id/scans/:scan/", {
  summary:
    "Mencoret pindaian (`strike`, dengan alasan), mengembalikannya (`restore`), atau membiarkan yang masuk dengan tiket batal (`keep`). Tidak ada yang dihapus.",
  ...editors,
  body: z
    .object({ act: z.enum(SCAN_ACTS), reason: upTo(200).default("") })
    .refine(({ act, reason }) => act !== "strike" || reason !== "", {
      path: ["reason"],
      message: "Tulis alasannya.",
    }),
  ...saying("Dicatat."),
});
