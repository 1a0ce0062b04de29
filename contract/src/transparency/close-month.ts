import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";
import { instant } from "../platform/vocabulary.ts";
import { month } from "./report.ts";

/** What is looked at before a month is closed. */
export const CLOSING_CHECKS = ["statements", "difference", "unknown", "kinds", "seals"] as const;
export type ClosingCheckName = (typeof CLOSING_CHECKS)[number];

const closingCheck = z.object({
  name: z.enum(CLOSING_CHECKS),
  /** ok; warn: may be closed after explicit confirmation; stop: may not be closed. */
  verdict: z.enum(["ok", "warn", "stop"]),
  title: z.string(),
  detail: z.string(),
  /** The page on which it is corrected. */
  link: z.string().nullable(),
});
export type ClosingCheck = z.infer<typeof closingCheck>;

export const closing = z.object({
  month,
  closed_at: instant,
  closed_by: z.string(),
  hash: z.string(),
  reopened: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
});
export type Closing = z.infer<typeof closing>;

export const getClosing = endpoint("GET /api/admin/periods/", {
  summary:
    "Bulan yang dapat ditutup berikutnya dengan pemeriksaannya, bulan yang berjalan, dan penutupan terakhir, terbaru dahulu.",
  ...may("money"),
  response: z.object({
    next: z.object({ month, checks: z.array(closingCheck) }).nullable(),
    running: month,
    closings: z.array(closing),
  }),
});

export const ofMonth = z.object({ month });

export const closePeriod = endpoint("POST /api/admin/periods/:month/close/", {
  summary:
    "Menutup sebuah bulan: laporannya disimpan dan tidak berubah lagi. 409 `not_next` bila bukan gilirannya, `not_ready` bila ada pemeriksaan yang gagal, `warned` bila ada peringatan yang belum dinyatakan dibaca.",
  ...may("money"),
  params: ofMonth,
  body: z.object({ seen_warnings: z.array(z.enum(CLOSING_CHECKS)).default([]) }),
  response: closing,
});
