import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { day, said } from "../platform/vocabulary.ts";
import { HAWL_REMINDERS } from "./hawl-reminder-days.ts";
import { HAWL_KINDS } from "./kinds.ts";

const kind = z.enum(HAWL_KINDS, { error: "Pilih jenis hartanya." });

/** Since when a member owns at least the nisab of a kind. The amount is not stored. */
export const hawl = z.object({
  kind,
  started_on: day,
  started_hijri: z.string(),
  /** The end of the current lunar year. */
  due_on: day,
  due_hijri: z.string(),
  days_left: z.int(),
});
export type Hawl = z.infer<typeof hawl>;

const hawls = z.object({ hawls: z.array(hawl) });

export const listHawls = endpoint("GET /api/zakat/hawl/", {
  summary: "Haul yang dicatat anggota sendiri, dalam hitungan Hijriah dan Masehi.",
  access: "member",
  response: hawls,
});

export const keepHawl = endpoint("PUT /api/zakat/hawl/", {
  summary: `Mencatat sejak kapan harta sebuah jenis mencapai nisab, agar diingatkan ${HAWL_REMINDERS} sebelum haulnya. Besar hartanya tidak ditanyakan.`,
  access: "member",
  body: z.object({ kind, started_on: day }),
  response: hawls,
});

export const dropHawl = endpoint("DELETE /api/zakat/hawl/:kind/", {
  summary: "Menghapus catatan haul dan pengingatnya.",
  access: "member",
  params: z.object({ kind }),
  response: said,
});
