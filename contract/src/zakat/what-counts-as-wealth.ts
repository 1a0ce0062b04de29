import { THOUSAND, thousandths } from "./exact-rupiah.ts";
import { fitrah } from "./fitrah.ts";
import type { PriceKind, Watering } from "./kinds.ts";
import { nisabByPrice, nisabOfHarvest, nisabOfIncome } from "./nisab.ts";
import { type Book, PRICE_OF, type Price, priceFor, type Rule, ruleFor } from "./rules-and-prices.ts";
import { type Reckoned, zakatDue } from "./zakat-due.ts";

/**
 * Calculates zakat, with the same code in the browser (which sends none of the figures) and on the server. Here: what counts as
 * wealth; `nisab.ts` says from when zakat is due on it, `zakat-due.ts` how much.
 */

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

/** Why nothing can be calculated: no confirmed rule, or a missing price. */
export type Missing = { missing: "rule" } | { missing: "price"; price: PriceKind };

const PURE = 24n;

const sum = (...amounts: (number | undefined)[]) =>
  amounts.reduce<bigint>((all, amount) => all + BigInt(amount ?? 0), 0n);

const owned = (wealth: bigint, debts: number | undefined) => {
  const left = wealth - BigInt(debts ?? 0);
  return left > 0n ? left : 0n;
};

const income = (rule: Rule, asked: Extract<Asked, { kind: "penghasilan" }>): Reckoned =>
  zakatDue(rule, null, sum(asked.income, asked.other), nisabOfIncome(rule, asked.period), 1n);

/** Wealth compared with the price of the rule's grams of pure gold. */
const wealth = (rule: Rule, price: Price, base: bigint): Reckoned =>
  zakatDue(rule, price, base * THOUSAND, nisabByPrice(rule, price), THOUSAND);

/** The pure weight: of 21 karat, seven eighths. */
function metal(rule: Rule, price: Price, grams: number, karat = 24): Reckoned {
  const base = thousandths(grams) * BigInt(karat) * BigInt(price.price);
  return zakatDue(rule, price, base, nisabByPrice(rule, price) * PURE, THOUSAND * PURE);
}

function harvest(rule: Rule, price: Price, asked: Extract<Asked, { kind: "pertanian" }>): Reckoned {
  const rice = asked.form === "beras" && asked.rupiah === undefined;
  const base =
    asked.rupiah === undefined
      ? thousandths(asked.kilograms ?? 0) * BigInt(price.price)
      : BigInt(asked.rupiah) * THOUSAND;
  return zakatDue(rule, price, base, nisabOfHarvest(rule, price, rice), THOUSAND);
}

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
