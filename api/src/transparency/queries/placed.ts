import { CompiledQuery } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import { clockOf, dayBegins } from "../../platform/jakarta-day.ts";

/** Within a transaction or without one. */
export const ask = async <Row>(
  reader: Reader,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await reader.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;

/** The first and the last month that are meant. */
export interface Months {
  first: string;
  last: string;
}

/** The accounts that hold a fund's money. */
export const OF_A_FUND = (account: string) =>
  `(${account} like 'campaign:%' or ${account} like 'fund:%' or ${account} like 'amil:%' or ${account} = 'nonhalal')`;

/** What a posting did to a fund, by the event that it is of. */
export const CHANGE = (kind: string) =>
  `case ${kind} when 'payout' then 'paid_out' when 'amil' then 'amil' when 'transfer' then 'moved' else 'received' end`;

/** The month in which a posting counts: its own, unless that was closed when it was written. `m` is its `moved_posting`. */
export const MONTH_OF = `to_char(coalesce(m.month, ${clockOf("p.at")}), 'YYYY-MM')`;

/** The postings that count in the months from $1 to $2, found by their days: 'YYYY-MM' each. */
export const PLACED = `
  select p.id, p.transaction_id, p.account, p.kind, p.amount from ledger_posting p
    where p.at >= ${dayBegins("($1 || '-01')")} and p.at < ${dayBegins("(($2 || '-01')::date + interval '1 month')")}
      and not exists (select from moved_posting m where m.posting_id = p.id)
  union all
  select p.id, p.transaction_id, p.account, p.kind, p.amount from moved_posting m join ledger_posting p on p.id = m.posting_id
    where m.month between ($1 || '-01')::date and ($2 || '-01')::date`;

/** What people call a fund's account, and the page of a campaign that is there to be seen; of a row that is called `s`. */
export const NAMED = `
  left join campaign c on s.account = 'campaign:' || c.id
  left join fund f on s.account = 'fund:' || f.code`;
export const TITLE = `coalesce(c.title, f.name, case s.account when 'amil:zakat' then 'Amil dari zakat'
  when 'amil:infak' then 'Amil dari infak' when 'nonhalal' then 'Dana nonhalal' else s.account end)`;
export const SLUG = "case when c.status = 'published' then c.slug end";
