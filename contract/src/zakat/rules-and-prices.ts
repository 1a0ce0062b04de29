import type { NisabBasis, PriceKind, Watering, ZakatKind } from "./kinds.ts";

/** A rule in force. */
export interface Rule {
  id: number;
  kind: ZakatKind;
  /** For harvests only. */
  watering: Watering | null;
  nisab_basis: NisabBasis;
  /** Rupiah per year for income; kilograms per person for fitrah; otherwise grams or kilograms. */
  nisab_value: number;
  /** The nisab of harvests in kilograms of rice, if the rule states it. */
  nisab_rice: number | null;
  rate_bp: number;
  hawl: boolean;
  source: string;
  source_url: string;
  decided_on: string;
  valid_from: string;
  valid_to: string | null;
}

/** The current price of a gram or kilogram. */
export interface Price {
  kind: PriceKind;
  /** For rice only; null if it applies everywhere. */
  region: string | null;
  price: number;
  source: string;
  valid_from: string;
}

export interface Book {
  rules: readonly Rule[];
  prices: readonly Price[];
}

/** The rule in force for a kind. */
export const ruleFor = ({ rules }: Book, kind: ZakatKind, watering: Watering | null = null) =>
  rules.find((rule) => rule.kind === kind && rule.watering === watering);

/** For rice: the price of the region, else the general one, else any, so that a family always gets a result. */
export function priceFor({ prices }: Book, kind: PriceKind, region?: string): Price | undefined {
  const all = prices.filter((price) => price.kind === kind);
  return (
    all.find((price) => price.region === (region ?? null)) ??
    all.find((price) => price.region === null) ??
    all[0]
  );
}

/** What wealth of a kind is valued by; income needs no price, since its nisab is in rupiah. */
export const PRICE_OF: Record<Exclude<ZakatKind, "penghasilan">, PriceKind> = {
  maal: "gold_24k",
  emas: "gold_24k",
  perak: "silver",
  perdagangan: "gold_24k",
  pertanian: "grain_kg",
  fitrah: "rice_kg",
};
