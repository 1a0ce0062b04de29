import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import { written } from "../platform/vocabulary.ts";
import { closing, ofMonth } from "./close-month.ts";
import { REOPENING } from "./reopening-reason.ts";

export const reopenPeriod = endpoint("POST /api/admin/periods/:month/reopen/", {
  summary:
    "Membuka kembali bulan yang terakhir ditutup, dengan alasan. Laporan yang pernah disimpan tetap ada. 409 `not_last` bila bukan yang terakhir.",
  ...may("money"),
  params: ofMonth,
  body: z.object({
    reason: written(REOPENING.short, REASON_MOST, REOPENING.least),
  }),
  response: closing,
});
