import type { listPayments, QueryOf } from "@barakah/contract";
import { dayBegins, dayEnds } from "../../platform/jakarta-day.ts";
import type { Place, StaffList, StaffSearch } from "../../platform/staff-list/staff-list.ts";
import { allWords, byWords, starting } from "../../platform/staff-list/staff-search.ts";

export type QueueFilter = QueryOf<typeof listPayments>;

/** Phones are stored as 08… */
const ABROAD = /^62(?=\d{3})/;

const NUMBER = /^[a-z]{3}-[0-9a-z]*$/i;

const digitsOf = (typed: string) => typed.replace(/^rp\.?/i, "").replace(/[\s.,+()-]/g, "");
const isWords = (typed: string) => !NUMBER.test(typed) && !/^\d+$/.test(digitsOf(typed));

/** The beginning of a reference, amount, phone or account number; otherwise words. */
export function soughtExactly(typed: string, place: Place): string {
  if (isWords(typed)) return allWords(typed, place);
  if (NUMBER.test(typed)) return `item.reference like ${place(`${typed.toUpperCase()}%`)}`;
  const digits = digitsOf(typed);
  const spellings = new Set([digits, digits.replace(ABROAD, "0")]);
  const each = [...spellings].map((spelling) => `item.words like ${place(starting(spelling))}`);
  return `(${each.join(" or ")})`;
}

/** Falls back to approximate words. */
export const sought = (typed: string, place: Place): StaffSearch =>
  isWords(typed) ? byWords(typed, place) : { exact: soughtExactly(typed, place) };

/**
 * Ranks matches: exact reference, exact amount, exact name, name prefix, words anywhere. 'Warga 1' comes before
 * 'Warga 12'.
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

/** Matches the index `payment_seen_waiting`. A payment with a proof has no notice. */
const SEEN = `item.status = 'pending' and item.claimed and item.method in ('qris-donasi', 'qris-toko')
  and exists (select from money_notice n where n.payment_id = item.id)`;

export const queueConditions = (
  { search, ...filter }: QueueFilter,
  place: Place,
): Pick<StaffList, "where" | "search"> => ({
  where: [
    filter.status && `item.status = ${place(filter.status)}`,
    filter.kind && `item.kind = ${place(filter.kind)}`,
    filter.method && `item.method = ${place(filter.method)}`,
    filter.has_proof !== undefined && (filter.has_proof ? "item.claimed" : "not item.claimed"),
    filter.seen && SEEN,
    filter.apart ? "item.apart" : filter.has_proof && filter.status === "pending" && "not item.apart",
    filter.add_on && `item.amount % 1000 = ${place(Number(filter.add_on))}`,
    filter.from && `item.created_at >= ${dayBegins(place(filter.from))}`,
    filter.to && `item.created_at < ${dayEnds(place(filter.to))}`,
  ],
  search: search && { ...sought(search, place), closest: (at: Place) => closeness(search, at) },
});
