import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { id, instant, upTo } from "../platform/vocabulary.ts";
import { CHECK_IN_KINDS } from "./event-words.ts";
import { SCANS_MOST } from "./scans-most.ts";

/** The scan of a ticket that counts. */
export const countingScan = z.object({
  scan_id: z.string(),
  at: instant,
  by: z.string(),
  device: z.string(),
});

const moment = z.iso.datetime({ offset: true });
const DAYS_OF_A_CENTURY = 36_525;

/** By the phone's own clock, and with what lets the server correct it. */
const told = {
  scan_id: z.uuid(),
  at: moment,
  /** Counts what a phone has noted, whatever its clock says. */
  order: z.int().min(0).optional(),
  /** Milliseconds by which the server's clock was ahead of the phone's, as the phone had measured it before. */
  offset_ms: z
    .int()
    .min(-DAYS_OF_A_CENTURY * 86_400_000)
    .max(DAYS_OF_A_CENTURY * 86_400_000)
    .nullish(),
};

const scan = z.object({
  ...told,
  /** The ticket's code, as scanned or typed. */
  code: z.string().max(20),
  kind: z.enum(CHECK_IN_KINDS),
  session_id: id.nullable().default(null),
});

export const SCAN_RESULTS = ["accepted", "duplicate", "unpaid", "void", "unknown"] as const;
export const REFUSED_VERDICTS = ["unpaid", "void", "other_event", "forged", "unknown"] as const;

const sentBy = {
  device: upTo(60).default(""),
  /** The phone's clock while it sends, which shows how wrong it is now. */
  sent_at: moment.optional(),
};

export const sendScans = endpoint("POST /api/events/:slug/scans/", {
  summary:
    "Mengirim pindaian, paling banyak 500, juga yang dibuat tanpa jaringan; tanpa pindaian: kabar bahwa HP ini masih ada. Pindaian yang sama dua kali dihitung sekali; untuk satu tiket yang lebih awal menurut jam server berlaku, yang lain `duplicate`, dan `first` menyebut yang berlaku.",
  access: "member",
  body: z.object({
    ...sentBy,
    scans: z.array(scan).max(SCANS_MOST).default([]),
    /** Those who were sent away. */
    refused: z
      .array(z.object({ ...told, code: z.string().max(20), verdict: z.enum(REFUSED_VERDICTS) }))
      .max(SCANS_MOST)
      .default([]),
    /** Scans of this phone that its crew took back; `at` is when. */
    undone: z
      .array(z.object({ ...told, reason: upTo(200) }))
      .max(SCANS_MOST)
      .default([]),
    /** Scans that stay on the phone after this call. */
    waiting: z.int().min(0).max(100_000).default(0),
    /** `made_at` of the list by which it decides. */
    list_at: moment.optional(),
  }),
  response: z.object({
    results: z.array(
      z.object({
        scan_id: z.string(),
        result: z.enum(SCAN_RESULTS),
        /** Name and type, unless the code is unknown. */
        name: z.string(),
        type: z.string(),
        /** The scan that counts, where there is one. */
        first: countingScan.nullable(),
      }),
    ),
    /** False for a scan that this crew cannot take back any more. */
    undone: z.array(z.object({ scan_id: z.string(), done: z.boolean() })),
  }),
});

export const handOverScans = endpoint("POST /api/events/:slug/scans/hand-over/", {
  summary:
    "Menyerahkan pindaian yang masih di HP seseorang yang sudah dikeluarkan dari panitia. Yang dipindai sebelum itu dihitung dan tampak di papan, yang sesudahnya tidak (`late`). 403 `not_crew` bila belum pernah panitia acara ini.",
  access: "member",
  body: z.object({ ...sentBy, scans: z.array(scan).min(1).max(SCANS_MOST) }),
  response: z.object({ taken: z.int(), late: z.int() }),
});
