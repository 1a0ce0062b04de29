import { type Book, PRICE_OF, type Price, priceFor, type Rule } from "./rules-and-prices.ts";

const ALL = 10_000n;
export const THOUSAND = 1000n;

export const up = (above: bigint, below: bigint) => (above + below - 1n) / below;
export const thousandths = (value: number) => BigInt(Math.round(value * 1000));

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

/** The zakat due if `base` reaches `nisab`; both are exact fractions of rupiah with the denominator `below`. */
export function weighed(
  rule: Rule,
  price: Price | null,
  base: bigint,
  nisab: bigint,
  below: bigint,
): Reckoned {
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

/** The current nisab of a kind in rupiah; undefined if a price is missing. */
export function nisabNow(book: Book, rule: Rule): number | undefined {
  if (rule.nisab_basis === "idr") return Math.round(rule.nisab_value);
  const price = priceFor(book, PRICE_OF[rule.kind as keyof typeof PRICE_OF]);
  return price && Number(up(thousandths(rule.nisab_value) * BigInt(price.price), THOUSAND));
}
