import type { AmilBasis, BodyOf, enterMarketPrice, enterZakatRule } from "@barakah/contract";

type DemoRule = Omit<BodyOf<typeof enterZakatRule>, "valid_to">;
type DemoPrice = Omit<BodyOf<typeof enterMarketPrice>, "valid_from"> & { daysAgo: number };

/** A fictional licence. */
export const basis: AmilBasis = {
  kind: "upz",
  institution: "LAZ Contoh Umat",
  number: "021/UPZ/2026 (contoh)",
  valid_until: "2027-12-31",
};

const example = {
  watering: null,
  nisab_rice: null,
  rate_bp: 250,
  source_url: "",
  decided_on: "2026-02-20",
  valid_from: "2026-02-20",
};

/** The decree on income is real; the figures of the others are customary, and a community that uses them must find a source. */
export const rules: readonly DemoRule[] = [
  {
    ...example,
    kind: "penghasilan",
    nisab_value: 91_681_728,
    source: "SK Ketua BAZNAS No. 15 Tahun 2026",
    source_url: "https://baznas.go.id/",
  },
  { ...example, kind: "maal", nisab_value: 85, source: "Contoh: 85 gram emas murni" },
  { ...example, kind: "emas", nisab_value: 85, source: "Contoh: 85 gram emas murni" },
  { ...example, kind: "perak", nisab_value: 595, source: "Contoh: 595 gram perak" },
  { ...example, kind: "perdagangan", nisab_value: 85, source: "Contoh: 85 gram emas murni" },
  {
    ...example,
    kind: "pertanian",
    watering: "rain",
    nisab_value: 653,
    nisab_rice: 524,
    rate_bp: 1000,
    source: "Contoh: 653 kg gabah atau 524 kg beras",
  },
  {
    ...example,
    kind: "pertanian",
    watering: "irrigated",
    nisab_value: 653,
    nisab_rice: 524,
    rate_bp: 500,
    source: "Contoh: 653 kg gabah atau 524 kg beras",
  },
];

/** Entered but not confirmed yet, for the next Ramadan. */
export const fitrah = {
  ...example,
  kind: "fitrah",
  nisab_value: 2.5,
  rate_bp: 10_000,
  source: "Contoh: 2,5 kg beras atau 3,5 liter per jiwa",
} as const satisfies DemoRule;

export const prices: readonly DemoPrice[] = [
  { kind: "gold_24k", region: null, price: 2_315_000, source: "Harga contoh", daysAgo: 2 },
  { kind: "silver", region: null, price: 31_200, source: "Harga contoh", daysAgo: 3 },
  { kind: "rice_kg", region: "Kota Bandung", price: 15_800, source: "Harga contoh", daysAgo: 4 },
  { kind: "rice_kg", region: "Kab. Garut", price: 14_600, source: "Harga contoh", daysAgo: 4 },
  { kind: "grain_kg", region: null, price: 7200, source: "Harga contoh", daysAgo: 6 },
];

/** Monthly payments of the demo member. */
export const paid = [
  { daysAgo: 62, penghasilan: 206_250, infak: 43_750 },
  { daysAgo: 32, penghasilan: 206_250, infak: 43_750 },
  { daysAgo: 3, penghasilan: 231_250, infak: 18_750 },
] as const;

/** How long the demo member has owned the nisab, in days. */
export const HAWL_DAYS_AGO = 330;
