import { CompiledQuery } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import { clockOf, dayBegins } from "../../platform/jakarta-day.ts";

export const ask = async <Row>(
  reader: Reader,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await reader.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;

/** First and last month, inclusive. */
export interface Months {
  first: string;
  last: string;
}

/** The accounts that hold fund money. */
export const OF_A_FUND = (account: string) =>
  `(${account} like 'campaign:%' or ${account} like 'fund:%' or ${account} like 'amil:%' or ${account} = 'nonhalal')`;

/** The kind of change a posting made to a fund. */
export const CHANGE = (kind: string) =>
  `case ${kind} when 'payout' then 'paid_out' when 'amil' then 'amil' when 'transfer' then 'moved' else 'received' end`;

/** The month in which a posting counts: its own, unless that was already closed. `m` is its `moved_posting`. */
export const MONTH_OF = `to_char(coalesce(m.month, ${clockOf("p.at")}), 'YYYY-MM')`;

/** The postings that count in the months $1 to $2 ('YYYY-MM'). */
export const PLACED = `
  select p.id, p.transaction_id, p.account, p.kind, p.amount from ledger_posting p
    where p.at >= ${dayBegins("($1 || '-01')")} and p.at < ${dayBegins("(($2 || '-01')::date + interval '1 month')")}
      and not exists (select from moved_posting m where m.posting_id = p.id)
  union all
  select p.id, p.transaction_id, p.account, p.kind, p.amount from moved_posting m join ledger_posting p on p.id = m.posting_id
    where m.month between ($1 || '-01')::date and ($2 || '-01')::date`;

/** Joins the display name of a fund's account and the page of a visible campaign, for a row `s`. */
export const NAMED = `
  left join campaign c on s.account = 'campaign:' || c.id
  left join fund f on s.account = 'fund:' || f.code`;
export const TITLE = `coalesce(c.title, f.name, case s.account when 'amil:zakat' then 'Amil dari zakat'
  when 'amil:infak' then 'Amil dari infak' when 'nonhalal' then 'Dana nonhalal' else s.account end)`;
export const SLUG = "case when c.status = 'published' then c.slug end";
