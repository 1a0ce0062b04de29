import type { BookPosting, listPostings, QueryOf } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { dayBegins, dayEnds } from "../../platform/jakarta-day.ts";
import { type StaffList, type StaffSearch, staffList } from "../../platform/staff-list/staff-list.ts";
import { allWords, type Place } from "../../platform/staff-list/staff-search.ts";
import { FIXED, type Named, nameOf } from "./account-names.ts";
import { soughtExactly } from "./queue-filter.ts";
import { wordsOrAmount } from "./statement-lines.ts";

export type PostingFilter = Omit<QueryOf<typeof listPostings>, "limit" | "offset">;

/** Payers of a name are many; their newest payments are looked at. */
const PAYMENTS_MOST = 40;

/** The payments that are meant, by number, name, phone or sum. */
const paymentsMeant = (typed: string, place: Place) =>
  `select item.id from payment item where ${soughtExactly(typed, place)} order by item.created_at desc, item.id desc limit ${PAYMENTS_MOST}`;

const searchOf = (typed: string, place: Place): StaffSearch => ({
  exact: wordsOrAmount(typed, place).exact,
  also: [
    {
      each: paymentsMeant(typed, place),
      is: "item.transaction_id in (select t.id from ledger_transaction t where t.payment_id = one.id)",
    },
  ],
});

/** What a posting must be. */
export function postingConditions(filter: PostingFilter, place: Place): string[] {
  const where: string[] = [];
  if (filter.account) where.push(`item.account = ${place(filter.account)}`);
  if (filter.kind) where.push(`item.kind = ${place(filter.kind)}`);
  if (filter.side) where.push(`(item.amount > 0)::int = ${filter.side === "debit" ? 1 : 0}`);
  if (filter.from) where.push(`item.at >= ${dayBegins(place(filter.from))}`);
  if (filter.to) where.push(`item.at < ${dayEnds(place(filter.to))}`);
  return where;
}

/** For a download, which is read from end to end: words of its own, or those of its payment. */
export function postingSearch(typed: string, place: Place): string {
  const payments = `select t.id from ledger_transaction t join payment item on item.id = t.payment_id where ${soughtExactly(typed, place)}`;
  return `(${allWords(typed, place)} or item.transaction_id in (${payments}))`;
}

/** What rows call an account, by its name. */
export const TITLE = (account: string) => `coalesce(
    (select c.title from campaign c where ${account} like 'campaign:%' and c.id = substr(${account}, 10)::bigint),
    (select r.bank from receiving_account r where ${account} = 'bank:' || r.code),
    (select b.name from cash_box b where ${account} = 'cash:' || b.code),
    (select f.name from fund f where ${account} = 'fund:' || f.code))`;

/** The same for a download, in which no account may be without a name. */
export const ACCOUNT_NAME = (account: string) => {
  const words = Object.entries(FIXED).map(([name, { name: label }]) => `when '${name}' then '${label}'`);
  return `coalesce(${TITLE(account)}, case ${account} ${words.join(" ")} else ${account} end)`;
};

/** What a posting leads to, by its event. */
const SOURCE = `case when p.reference is not null then json_build_object('kind', 'payment', 'id', p.reference)
    when item.kind in ('payout', 'debit', 'cash') then json_build_object('kind', item.kind, 'id', split_part(t.event, ':', 2))
    when item.kind in ('amil', 'transfer') then json_build_object('kind', 'fund', 'id', split_part(t.event, ':', 2))
    when item.kind = 'statement' then json_build_object('kind', 'line', 'id', split_part(t.event, ':', 2)) end`;

interface Row extends Omit<BookPosting, "contra"> {
  others: Named[] | null;
}

export async function postings(database: Database, filter: QueryOf<typeof listPostings>) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const list: StaffList = {
    columns: `item.id, item.at, item.account, item.amount, item.kind, t.description, p.payer_name, ${SOURCE} as source,
      (select json_agg(json_build_object('account', o.account, 'title', ${TITLE("o.account")}) order by o.id)
        from ledger_posting o where o.transaction_id = item.transaction_id and o.id <> item.id) as others`,
    table: "ledger_posting",
    joins:
      "join ledger_transaction t on t.id = item.transaction_id left join payment p on p.id = t.payment_id",
    where: postingConditions(filter, place),
    search: filter.search ? searchOf(filter.search, place) : undefined,
    newest: "at",
    values,
  };
  const { rows, total } = await staffList<Row>(database, list, filter);
  return {
    rows: rows.map(({ others, ...row }) => ({
      ...row,
      contra: (others ?? []).map((one) => nameOf(one).name),
    })),
    total,
  };
}
