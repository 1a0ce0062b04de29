import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";
import { day, id, instant, said, written } from "../platform/vocabulary.ts";

/** What an auditor wrote about a year. */
const auditorFile = z.object({ id, year: z.int(), auditor: z.string(), url: z.string(), added_at: instant });
export type AuditorFile = z.infer<typeof auditorFile>;

/** Permission to collect publicly, and the campaigns that are under it. */
const permit = z.object({
  number: z.string(),
  from: day.nullable(),
  to: day.nullable(),
  region: z.string(),
  campaigns: z.array(z.object({ title: z.string(), slug: z.string() })),
});
export type Permit = z.infer<typeof permit>;

export const getPapers = endpoint("GET /api/transparency/papers/", {
  summary: "Laporan auditor, terbaru dahulu, dan izin pengumpulan yang berlaku.",
  access: "public",
  response: z.object({ auditors: z.array(auditorFile), permits: z.array(permit) }),
  cached: true,
});

export const addAuditorFile = endpoint("POST /api/admin/auditor-files/", {
  summary: "Menambah laporan auditor sebagai PDF (`file`, paling besar 2 MB), untuk dilihat semua orang.",
  ...may("money"),
  multipart: true,
  files: ["file"],
  body: z.object({
    year: z.coerce
      .number({ error: "Isi dengan tahun." })
      .int()
      .min(2000, "Isi dengan tahun.")
      .max(2200, "Isi dengan tahun."),
    auditor: written("Tulis nama auditornya.", 120, 3),
  }),
  response: auditorFile,
  status: 201,
});

export const removeAuditorFile = endpoint("DELETE /api/admin/auditor-files/:id/", {
  summary: "Menarik laporan auditor yang keliru diunggah.",
  ...may("money"),
  response: said,
});
