import { z } from "zod";
import { CATEGORIES } from "../charity/categories.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { day, id, instant, queryText, rupiah } from "../platform/vocabulary.ts";

/** One span of days and the same number of days before it. */
const series = z.object({
  total: rupiah,
  before: rupiah,
  days: z.array(z.object({ day, value: rupiah, before: rupiah })),
});
export type DashboardSeries = z.infer<typeof series>;

export const dashboard = z.object({
  donations: series,
  sales: series,
  /** People, not rupiah. */
  students: series,
  waiting: z.object({ count: z.int(), amount: rupiah, oldest: instant.nullable() }),
  today: z.object({ donations: rupiah, sales: rupiah, students: z.int(), members: z.int() }),
  categories: z.array(z.object({ category: z.enum(CATEGORIES), amount: rupiah })),
  campaigns: z.array(z.object({ id, title: z.string(), amount: rupiah })),
  ending: z.array(
    z.object({
      id,
      title: z.string(),
      thumbnail: z.string().nullable(),
      deadline: instant,
      target_amount: rupiah,
      current_amount: rupiah,
    }),
  ),
  best_sellers: z.array(z.object({ id, title: z.string(), quantity: z.int(), amount: rupiah })),
  funnels: z.array(
    z.object({
      id,
      title: z.string(),
      enrolled: z.int(),
      verified: z.int(),
      started: z.int(),
      certified: z.int(),
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = endpoint("GET /api/admin/dashboard/", {
  summary:
    "Ringkasan: hari ini, yang menunggu, dan 7, 30, atau 90 hari terakhir. Hanya jumlah, tanpa nama orang.",
  ...may("figures"),
  query: z.object({
    days: queryText
      .pipe(z.enum(["7", "30", "90"]))
      .default("30")
      .transform(Number),
  }),
  response: dashboard,
});
