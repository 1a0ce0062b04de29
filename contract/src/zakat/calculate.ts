import type { NisabBasis, PriceKind, Watering, ZakatKind } from "./kinds.ts";

/**
 * Calculates zakat, with the same code in the browser (which sends none of the figures) and on the server. Integers
 * only: rupiah, and thousandths of a gram or kilogram.
 */

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

export type Asked =
  | { kind: "penghasilan"; period: "month" | "year"; income: number; other?: number | undefined }
  | {
      kind: "maal";
      cash: number;
      deposits?: number | undefined;
      receivables?: number | undefined;
      debts?: number | undefined;
    }
  | { kind: "emas" | "perak"; grams: number; karat?: number | undefined }
  | {
      kind: "perdagangan";
      stock: number;
      cash?: number | undefined;
      receivables?: number | undefined;
      debts?: number | undefined;
    }
  | {
      kind: "pertanian";
      watering: Watering;
      kilograms?: number | undefined;
      /** Whether the weight is of unhusked grain or of rice. */
      form?: "gabah" | "beras" | undefined;
      /** The value of the harvest, instead of its weight. */
      rupiah?: number | undefined;
    }
  | { kind: "fitrah"; persons: number; region?: string | undefined };

export interface Reckoned {
  due: boolean;
  /** 0 if none is due. */
  zakat: number;
  /** The base of the calculation, in rupiah. */
  base: number;
  /** In rupiah; 0 if there is none. */
  nisab: number;
  rate_bp: number;
  rule: Rule;
  /** The price that converted weights to rupiah. */
  price: Price | null;
}

/** Why nothing can be calculated: no confirmed rule, or a missing price. */
export type Missing = { missing: "rule" } | { missing: "price"; price: PriceKind };

const ALL = 10_000n;
const PURE = 24n;
const THOUSAND = 1000n;

const up = (above: bigint, below: bigint) => (above + below - 1n) / below;
const thousandths = (value: number) => BigInt(Math.round(value * 1000));

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

/** The zakat due if `base` reaches `nisab`; both are exact fractions of rupiah with the denominator `below`. */
function weighed(rule: Rule, price: Price | null, base: bigint, nisab: bigint, below: bigint): Reckoned {
  const due = base >= nisab && base > 0n;
  return {
    due,
    zakat: due ? Number(up(base * BigInt(rule.rate_bp), ALL * below)) : 0,
    // Rounded so that the figures shown never contradict the decision.
    base: Number(due ? up(base, below) : base / below),
    nisab: Number(up(nisab, below)),
    rate_bp: rule.rate_bp,
    rule,
    price,
  };
}

const sum = (...amounts: (number | undefined)[]) =>
  amounts.reduce<bigint>((all, amount) => all + BigInt(amount ?? 0), 0n);

const owned = (wealth: bigint, debts: number | undefined) => {
  const left = wealth - BigInt(debts ?? 0);
  return left > 0n ? left : 0n;
};

function income(rule: Rule, asked: Extract<Asked, { kind: "penghasilan" }>): Reckoned {
  const year = BigInt(Math.round(rule.nisab_value));
  const nisab = asked.period === "year" ? year : up(year, 12n);
  return weighed(rule, null, sum(asked.income, asked.other), nisab, 1n);
}

/** Wealth compared with the price of the rule's grams of pure gold. */
const wealth = (rule: Rule, price: Price, base: bigint) =>
  weighed(rule, price, base * THOUSAND, thousandths(rule.nisab_value) * BigInt(price.price), THOUSAND);

/** The pure weight: of 21 karat, seven eighths. */
function metal(rule: Rule, price: Price, grams: number, karat = 24): Reckoned {
  const worth = BigInt(price.price);
  const base = thousandths(grams) * BigInt(karat) * worth;
  return weighed(rule, price, base, thousandths(rule.nisab_value) * PURE * worth, THOUSAND * PURE);
}

function harvest(rule: Rule, price: Price, asked: Extract<Asked, { kind: "pertanian" }>): Reckoned {
  const rice = asked.form === "beras" && asked.rupiah === undefined;
  const worth = BigInt(price.price);
  const nisab = thousandths((rice ? rule.nisab_rice : null) ?? rule.nisab_value) * worth;
  const base =
    asked.rupiah === undefined ? thousandths(asked.kilograms ?? 0) * worth : BigInt(asked.rupiah) * THOUSAND;
  return weighed(rule, price, base, nisab, THOUSAND);
}

/** Kilograms of rice per person, without nisab. */
const fitrah = (rule: Rule, price: Price, persons: number) =>
  weighed(rule, price, thousandths(rule.nisab_value) * BigInt(price.price) * BigInt(persons), 0n, THOUSAND);

const PRICE_OF: Record<Exclude<ZakatKind, "penghasilan">, PriceKind> = {
  maal: "gold_24k",
  emas: "gold_24k",
  perak: "silver",
  perdagangan: "gold_24k",
  pertanian: "grain_kg",
  fitrah: "rice_kg",
};

/** The price that a calculation needs; none for income, whose nisab is in rupiah. */
export function priceKindOf(
  asked: Pick<Asked, "kind"> & { form?: string | undefined },
): PriceKind | undefined {
  if (asked.kind === "penghasilan") return undefined;
  return asked.kind === "pertanian" && asked.form === "beras" ? "rice_kg" : PRICE_OF[asked.kind];
}

function reckonBy(rule: Rule, price: Price, asked: Exclude<Asked, { kind: "penghasilan" }>): Reckoned {
  switch (asked.kind) {
    case "maal":
      return wealth(rule, price, owned(sum(asked.cash, asked.deposits, asked.receivables), asked.debts));
    case "perdagangan":
      return wealth(rule, price, owned(sum(asked.stock, asked.cash, asked.receivables), asked.debts));
    case "emas":
    case "perak":
      return metal(rule, price, asked.grams, asked.karat);
    case "pertanian":
      return harvest(rule, price, asked);
    case "fitrah":
      return fitrah(rule, price, asked.persons);
  }
}

export function reckon(book: Book, asked: Asked): Reckoned | Missing {
  const rule = ruleFor(book, asked.kind, asked.kind === "pertanian" ? asked.watering : null);
  if (!rule) return { missing: "rule" };
  if (asked.kind === "penghasilan") return income(rule, asked);
  const wanted = priceKindOf(asked) ?? "gold_24k";
  const price = priceFor(book, wanted, asked.kind === "fitrah" ? asked.region : undefined);
  return price ? reckonBy(rule, price, asked) : { missing: "price", price: wanted };
}

/** The current nisab of a kind in rupiah; undefined if a price is missing. */
export function nisabNow(book: Book, rule: Rule): number | undefined {
  if (rule.nisab_basis === "idr") return Math.round(rule.nisab_value);
  const price = priceFor(book, PRICE_OF[rule.kind as keyof typeof PRICE_OF]);
  return price && Number(up(thousandths(rule.nisab_value) * BigInt(price.price), THOUSAND));
}
