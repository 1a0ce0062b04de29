import type { NisabBasis, PriceKind, Watering, ZakatKind } from "./kinds.ts";

/**
 * Reckoning zakat: the same code in the browser, which sends nothing of what it reckons with, and on the server. Whole
 * numbers throughout: rupiah, and of weights the thousandth part.
 */

/** A rule that holds now. */
export interface Rule {
  id: number;
  kind: ZakatKind;
  /** Of harvests alone. */
  watering: Watering | null;
  nisab_basis: NisabBasis;
  /** Of income the rupiah of a year, else grams or kilograms; of fitrah the kilograms that one person gives. */
  nisab_value: number;
  /** The nisab of harvests in kilograms of rice, where the rule names it beside that of grain. */
  nisab_rice: number | null;
  rate_bp: number;
  hawl: boolean;
  source: string;
  source_url: string;
  decided_on: string;
  valid_from: string;
  valid_to: string | null;
}

/** What a gram or a kilogram costs now. */
export interface Price {
  kind: PriceKind;
  /** Of rice alone, and not everywhere. */
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
      /** What was weighed: grain as it was threshed, or rice. */
      form?: "gabah" | "beras" | undefined;
      /** Instead of kilograms: what the harvest is worth. */
      rupiah?: number | undefined;
    }
  | { kind: "fitrah"; persons: number; region?: string | undefined };

export interface Reckoned {
  due: boolean;
  /** 0 where none is due. */
  zakat: number;
  /** What it is reckoned of, in rupiah. */
  base: number;
  /** In rupiah; 0 where there is none. */
  nisab: number;
  rate_bp: number;
  rule: Rule;
  /** What turned weights into rupiah. */
  price: Price | null;
}

/** Why nothing can be reckoned: nobody has confirmed a rule for it, or a price is missing. */
export type Missing = { missing: "rule" } | { missing: "price"; price: PriceKind };

const ALL = 10_000n;
const PURE = 24n;
const THOUSAND = 1000n;

const up = (above: bigint, below: bigint) => (above + below - 1n) / below;
const thousandths = (value: number) => BigInt(Math.round(value * 1000));

/** The rule for a kind among those that hold. */
export const ruleFor = ({ rules }: Book, kind: ZakatKind, watering: Watering | null = null) =>
  rules.find((rule) => rule.kind === kind && rule.watering === watering);

/** Of rice the region's own price, else the one for everywhere, else any: a family must not be told that there is none. */
export function priceFor({ prices }: Book, kind: PriceKind, region?: string): Price | undefined {
  const all = prices.filter((price) => price.kind === kind);
  return (
    all.find((price) => price.region === (region ?? null)) ??
    all.find((price) => price.region === null) ??
    all[0]
  );
}

/** How much of it is due, as long as `base` reaches `nisab`; both as exact fractions of rupiah, over `below`. */
function weighed(rule: Rule, price: Price | null, base: bigint, nisab: bigint, below: bigint): Reckoned {
  const due = base >= nisab && base > 0n;
  return {
    due,
    zakat: due ? Number(up(base * BigInt(rule.rate_bp), ALL * below)) : 0,
    // Rounded away from the nisab's other side, so that what is shown never contradicts what was decided.
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

/** What is owned beside the price of the rule's grams of pure gold. */
const wealth = (rule: Rule, price: Price, base: bigint) =>
  weighed(rule, price, base * THOUSAND, thousandths(rule.nisab_value) * BigInt(price.price), THOUSAND);

/** Weight of what is pure, not what the scales show: of 21 karat, seven eighths. */
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

/** So many kilograms of rice for each person, and no nisab. */
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

/** The price that a question needs; none of income, whose nisab is in rupiah. */
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

/** What a kind's nisab is worth now, to be shown before anything is asked; nothing where a price is missing. */
export function nisabNow(book: Book, rule: Rule): number | undefined {
  if (rule.nisab_basis === "idr") return Math.round(rule.nisab_value);
  const price = priceFor(book, PRICE_OF[rule.kind as keyof typeof PRICE_OF]);
  return price && Number(up(thousandths(rule.nisab_value) * BigInt(price.price), THOUSAND));
}
