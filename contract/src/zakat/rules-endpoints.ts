import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { day, id, rupiah } from "../platform/vocabulary.ts";
import { AMIL_BASES } from "./amil-basis.ts";
import { NISAB_BASES, PRICE_KINDS, WATERINGS, ZAKAT_KINDS } from "./kinds.ts";

export const zakatRule = z.object({
  id,
  kind: z.enum(ZAKAT_KINDS),
  watering: z.enum(WATERINGS).nullable(),
  nisab_basis: z.enum(NISAB_BASES),
  nisab_value: z.number(),
  nisab_rice: z.number().nullable(),
  rate_bp: z.int(),
  hawl: z.boolean(),
  source: z.string(),
  source_url: z.string(),
  decided_on: day,
  /** From midnight in Jakarta. */
  valid_from: day,
  /** The last day; for fitrah the end of its season. */
  valid_to: day.nullable(),
});
export type ZakatRule = z.infer<typeof zakatRule>;

export const marketPrice = z.object({
  kind: z.enum(PRICE_KINDS),
  region: z.string().nullable(),
  price: rupiah,
  source: z.string(),
  valid_from: day,
});
export type MarketPrice = z.infer<typeof marketPrice>;

export const zakatBook = z.object({
  /** The day in Jakarta that all of it applies to. */
  day,
  rules: z.array(zakatRule),
  prices: z.array(marketPrice),
  /** The legal basis for collecting zakat, and whether it is valid. */
  amil: z.object({
    kind: z.enum(AMIL_BASES),
    institution: z.string(),
    number: z.string(),
    valid_until: z.string(),
    open: z.boolean(),
  }),
});
export type ZakatBook = z.infer<typeof zakatBook>;

export const readZakatSeason = endpoint("GET /api/zakat/season/", {
  summary: "Apakah sekarang musim zakat fitrah: aturannya berlaku hari ini.",
  access: "public",
  response: z.object({ in_season: z.boolean() }),
  cached: true,
});

export const readZakatRules = endpoint("GET /api/zakat/rules/", {
  summary:
    "Aturan zakat yang berlaku hari ini dengan sumbernya, harga yang dipakai menilai nisab, dan dasar kami menerima zakat. Aturan fitrah hanya ada di musimnya.",
  access: "public",
  response: zakatBook,
});
