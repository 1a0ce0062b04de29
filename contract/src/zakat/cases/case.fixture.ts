import type { Book } from "../rules-and-prices.ts";
import type { Asked } from "../what-counts-as-wealth.ts";

/**
 * The input, the zakat that is due (null: none) and the base in rupiah. Calculated independently of the code, with exact
 * fractions: if the code gives another result, the code is wrong.
 */
export type Case = readonly [asked: Asked, zakat: number | null, base: number];

const made = {
  watering: null,
  nisab_rice: null,
  rate_bp: 250,
  hawl: true,
  source_url: "",
  source: "Contoh",
  decided_on: "2026-02-20",
  valid_from: "2026-02-20",
  valid_to: null,
} as const;

/** By which the cases were worked out. */
export const BOOK: Book = {
  rules: [
    { ...made, id: 1, kind: "penghasilan", nisab_basis: "idr", nisab_value: 91_681_728, hawl: false },
    { ...made, id: 2, kind: "maal", nisab_basis: "gold_g", nisab_value: 85 },
    { ...made, id: 3, kind: "emas", nisab_basis: "gold_g", nisab_value: 85 },
    { ...made, id: 4, kind: "perak", nisab_basis: "silver_g", nisab_value: 595 },
    { ...made, id: 5, kind: "perdagangan", nisab_basis: "gold_g", nisab_value: 85 },
    {
      ...made,
      id: 6,
      kind: "pertanian",
      watering: "rain",
      nisab_basis: "grain_kg",
      nisab_value: 653,
      nisab_rice: 524,
      rate_bp: 1000,
    },
    {
      ...made,
      id: 7,
      kind: "pertanian",
      watering: "irrigated",
      nisab_basis: "grain_kg",
      nisab_value: 653,
      nisab_rice: 524,
      rate_bp: 500,
    },
    {
      ...made,
      id: 8,
      kind: "fitrah",
      nisab_basis: "rice_kg",
      nisab_value: 2.5,
      rate_bp: 10_000,
      hawl: false,
    },
  ],
  prices: [
    { kind: "gold_24k", region: null, price: 2_315_000, source: "Contoh", valid_from: "2026-11-14" },
    { kind: "silver", region: null, price: 31_200, source: "Contoh", valid_from: "2026-11-13" },
    { kind: "rice_kg", region: null, price: 15_800, source: "Contoh", valid_from: "2026-11-12" },
    { kind: "rice_kg", region: "Kab. Garut", price: 14_600, source: "Contoh", valid_from: "2026-11-12" },
    { kind: "grain_kg", region: null, price: 7200, source: "Contoh", valid_from: "2026-11-10" },
  ],
};
