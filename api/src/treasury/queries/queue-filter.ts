import type { listPayments, QueryOf } from "@barakah/contract";
import { dayBegins, dayEnds } from "../../platform/jakarta-day.ts";
import type { StaffList, StaffSearch } from "../../platform/staff-list/staff-list.ts";
import { allWords, byWords, type Place, starting } from "../../platform/staff-list/staff-search.ts";

export type QueueFilter = QueryOf<typeof listPayments>;

/** A country code and some digits more: a phone, which is kept as 08… */
const ABROAD = /^62(?=\d{3})/;

const NUMBER = /^[a-z]{3}-[0-9a-z]*$/i;

const digitsOf = (typed: string) => typed.replace(/^rp\.?/i, "").replace(/[\s.,+()-]/g, "");
const isWords = (typed: string) => !NUMBER.test(typed) && !/^\d+$/.test(digitsOf(typed));

/** The beginning of a payment's number, of an amount, a phone or an account; anything else is searched for as words. */
export function soughtExactly(typed: string, place: Place): string {
  if (isWords(typed)) return allWords(typed, place);
  if (NUMBER.test(typed)) return `item.reference like ${place(`${typed.toUpperCase()}%`)}`;
  const digits = digitsOf(typed);
  const spellings = new Set([digits, digits.replace(ABROAD, "0")]);
  const each = [...spellings].map((spelling) => `item.words like ${place(starting(spelling))}`);
  return `(${each.join(" or ")})`;
}

/** The same; or, where no payment has these words, those that they may be misspelt from. */
export const sought = (typed: string, place: Place): StaffSearch =>
  isWords(typed) ? byWords(typed, place) : { exact: soughtExactly(typed, place) };

/**
 * How well a payment is what was typed, the best first: its very number, its very sum, somebody of just this name, a name
 * that begins with these words, and these words anywhere. 'Warga 1' means Warga 1 before Warga 12, and both before a Warga
 * who has another 1 somewhere.
 */
export function closeness(typed: string, place: Place): string {
  const digits = typed.replace(/^rp\.?/i, "").replace(/[\s.,]/g, "");
  const sum = /^\d{1,15}$/.test(digits) ? `when item.amount = ${place(digits)}::bigint then 1` : "";
  const words = `plain_words(${place(typed)})`;
  const name = "plain_words(item.payer_name)";
  return `case when item.reference = upper(${place(typed)}) then 0 ${sum}
    when ${name} = ${words} then 2
    when starts_with(${name}, ${words} || ' ') then 3
    when position(' ' || ${words} || ' ' in item.words || ' ') > 0 then 4
    when starts_with(${name}, ${words}) then 5 else 6 end`;
}

/** The words of the index `payment_seen_waiting`; one whose proof was sent as well has no notice. */
const SEEN = `item.status = 'pending' and item.claimed and item.method in ('qris-donasi', 'qris-toko')
  and exists (select from money_notice n where n.payment_id = item.id)`;

/** What a payment must be to be in the list. */
export function queueConditions(filter: QueueFilter, place: Place): Pick<StaffList, "where" | "search"> {
  const where: string[] = [];
  if (filter.status) where.push(`item.status = ${place(filter.status)}`);
  if (filter.kind) where.push(`item.kind = ${place(filter.kind)}`);
  if (filter.method) where.push(`item.method = ${place(filter.method)}`);
  if (filter.has_proof !== undefined) where.push(filter.has_proof ? "item.claimed" : "not item.claimed");
  if (filter.seen) where.push(SEEN);
  if (filter.add_on) where.push(`item.amount % 1000 = ${place(Number(filter.add_on))}`);
  if (filter.from) where.push(`item.created_at >= ${dayBegins(place(filter.from))}`);
  if (filter.to) where.push(`item.created_at < ${dayEnds(place(filter.to))}`);
  const { search } = filter;
  return {
    where,
    search: search ? { ...sought(search, place), closest: (at: Place) => closeness(search, at) } : undefined,
  };
}
