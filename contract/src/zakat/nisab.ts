import { THOUSAND, thousandths, up } from "./exact-rupiah.ts";
import { type Book, PRICE_OF, type Price, priceFor, type Rule } from "./rules-and-prices.ts";

// The grams, kilograms and rates are data that treasurers enter: `zakat/edit-rules.ts` of the API.

/** Whether zakat is due on `base`: exactly the nisab is enough. Fitrah has a nisab of 0. */
export const reachesNisab = (base: bigint, nisab: bigint) => base >= nisab && base > 0n;

/** Of income, in rupiah. The rule states it for a year; that of a month is a twelfth, rounded up. */
export function nisabOfIncome(rule: Rule, period: "month" | "year"): bigint {
  const year = BigInt(Math.round(rule.nisab_value));
  return period === "year" ? year : up(year, 12n);
}

/** The price of the rule's grams or kilograms, in thousandths of a rupiah. */
export const nisabByPrice = (rule: Rule, price: Price): bigint =>
  thousandths(rule.nisab_value) * BigInt(price.price);

/** Of a harvest, in thousandths of a rupiah. Rice has a nisab of its own if the rule states one. */
export const nisabOfHarvest = (rule: Rule, price: Price, rice: boolean): bigint =>
  thousandths((rice ? rule.nisab_rice : null) ?? rule.nisab_value) * BigInt(price.price);

/** The current nisab of a kind in rupiah; undefined if a price is missing. */
export function nisabNow(book: Book, rule: Rule): number | undefined {
  if (rule.nisab_basis === "idr") return Number(nisabOfIncome(rule, "year"));
  const price = priceFor(book, PRICE_OF[rule.kind as keyof typeof PRICE_OF]);
  return price && Number(up(nisabByPrice(rule, price), THOUSAND));
}
