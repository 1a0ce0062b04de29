import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";
import { id, instant, page, queryText, said } from "../platform/vocabulary.ts";

export const staffPrayer = z.object({
  id,
  campaign: z.string(),
  donor: z.string(),
  text: z.string(),
  aamiin: z.int(),
  reports: z.int(),
  hidden: z.boolean(),
  /**
   * What visitors see. `unpaid`: its gift is not verified; `erased`: its donor left; `withdrawn`: its campaign is a
   * draft.
   */
  state: z.enum(["shown", "hidden", "unpaid", "erased", "withdrawn"]),
  created_at: instant,
});
export type StaffPrayer = z.infer<typeof staffPrayer>;

const moderation = may("moderation");

export const listStaffPrayers = endpoint("GET /api/admin/prayers/", {
  summary: "Pesan dan doa para donatur, terbaru dahulu.",
  ...moderation,
  query: z.object({ ...page, status: queryText.pipe(z.enum(["reported", "hidden"])).optional() }),
  response: z.array(staffPrayer),
  counted: true,
});

export const moderatePrayer = endpoint("POST /api/admin/prayers/:id/visibility/", {
  summary: "Menyembunyikan atau menampilkan lagi pesan seorang donatur.",
  ...moderation,
  body: z.object({ hidden: z.boolean() }),
  response: said,
});
