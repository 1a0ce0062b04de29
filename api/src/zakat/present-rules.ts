import {
  daysBetween,
  nisabNow,
  type StaffPrice,
  type StaffRule,
  type StaffZakat,
  type ZakatBook,
} from "@barakah/contract";
import type { Reader } from "../platform/database/database.ts";
import { incomeIsOld, priceIsOld } from "./outdated-prices.ts";
import type { StoredPrice } from "./queries/prices.ts";
import { allRules, type StoredRule } from "./queries/rules.ts";

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? "" });

function stateOf(
  { id, confirmed_by, returned_by, valid_from }: StoredRule,
  book: ZakatBook,
): StaffRule["state"] {
  if (returned_by !== null) return "returned";
  if (confirmed_by === null) return "waiting";
  if (book.rules.some((rule) => rule.id === id)) return "current";
  return valid_from > book.day ? "coming" : "past";
}

function presentRule(rule: StoredRule, book: ZakatBook): StaffRule {
  const { entered_by, entered_by_name, confirmed_by, confirmed_by_name } = rule;
  const { returned_by, returned_by_name, returned_reason, ...rest } = rule;
  const back = person(returned_by, returned_by_name);
  return {
    ...rest,
    state: stateOf(rule, book),
    entered_by: { id: entered_by, name: entered_by_name },
    confirmed_by: person(confirmed_by, confirmed_by_name),
    returned: back && { by: back, reason: returned_reason },
    nisab_now: nisabNow(book, rule) ?? null,
  };
}

/** The rule shown next to a price: its nisab, or the fitrah per person. */
const RULE_BESIDE = { gold_24k: "maal", silver: "perak", rice_kg: "fitrah", grain_kg: "pertanian" } as const;

function presentPrice(price: StoredPrice, rules: readonly StoredRule[], book: ZakatBook): StaffPrice {
  const { entered_by, entered_by_name, ...rest } = price;
  const beside = RULE_BESIDE[price.kind];
  // Out of season fitrah has no rule in force; its last one still shows the effect of a price.
  const rule =
    book.rules.find(({ kind }) => kind === beside) ??
    rules.find(({ kind, confirmed_by }) => kind === beside && confirmed_by !== null);
  const days = daysBetween(price.valid_from, book.day);
  return {
    ...rest,
    entered_by: { id: entered_by, name: entered_by_name },
    days,
    old: priceIsOld(days),
    nisab: rule ? (nisabNow({ rules: [rule], prices: [price] }, rule) ?? null) : null,
  };
}

export async function staffZakat(
  reader: Reader,
  book: ZakatBook,
  prices: readonly StoredPrice[],
): Promise<StaffZakat> {
  const rules = await allRules(reader);
  return {
    day: book.day,
    basis: book.amil,
    rules: rules.map((rule) => presentRule(rule, book)),
    prices: prices.map((price) => presentPrice(price, rules, book)),
    income_old: incomeIsOld(book),
  };
}
