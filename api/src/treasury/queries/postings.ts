import type {
  BookEntry,
  BookPosting,
  listEntries,
  listPostings,
  PostingKind,
  QueryOf,
} from "@barakah/contract";
import { STAFF_FOUND_MOST } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { dayBegins, dayEnds } from "../../platform/jakarta-day.ts";
import type { Place } from "../../platform/staff-list/staff-list.ts";
import { type StaffSearch, staffList } from "../../platform/staff-list/staff-list.ts";
import { allWords } from "../../platform/staff-list/staff-search.ts";
import { FIXED, type Named, nameOf } from "./account-names.ts";
import { soughtExactly } from "./queue-filter.ts";
import { wordsOrAmount } from "./statement-lines.ts";

export type PostingFilter = Omit<QueryOf<typeof listPostings>, "limit" | "offset">;

/** Only the newest payments of a common name are searched. */
const PAYMENTS_MOST = 40;

const paymentsMeant = (typed: string, place: Place) =>
  `select item.id from payment item where ${soughtExactly(typed, place)} order by item.created_at desc, item.id desc limit ${PAYMENTS_MOST}`;

const searchOf = (typed: string, place: Place): StaffSearch => ({
  exact: wordsOrAmount(typed, place).exact,
  also: [
    {
      each: paymentsMeant(typed, place),
      is: "item.transaction_id in (select t.id from ledger_transaction t where t.payment_id = one.id)",
    },
    {
      each: `select t.id from ledger_transaction t where t.event = any(${place(eventsOf(typed))}::text[])`,
      is: "item.transaction_id = one.id",
    },
  ],
});

export function postingConditions(filter: PostingFilter, place: Place): string[] {
  const where: string[] = [];
  if (filter.account) where.push(`item.account = ${place(filter.account)}`);
  if (filter.kind) where.push(`item.kind = ${place(filter.kind)}`);
  if (filter.side) where.push(`(item.amount > 0)::int = ${filter.side === "debit" ? 1 : 0}`);
  if (filter.from) where.push(`item.at >= ${dayBegins(place(filter.from))}`);
  if (filter.to) where.push(`item.at < ${dayEnds(place(filter.to))}`);
  return where;
}

/** For a download, which reads the whole table: the posting's words or its payment's. */
export function postingSearch(typed: string, place: Place): string {
  const payments = `select t.id from ledger_transaction t join payment item on item.id = t.payment_id where ${soughtExactly(typed, place)}`;
  return `(${allWords(typed, place)} or item.transaction_id in (${payments}))`;
}

/** The title of an account; null if it has none. */
export const TITLE = (account: string) => `coalesce(
    (select c.title from campaign c where ${account} like 'campaign:%' and c.id = substr(${account}, 10)::bigint),
    (select 'Ditahan untuk ' || s.name from store s where ${account} = 'hold:store-' || s.id),
    (select 'Saldo ' || s.name from store s where ${account} = 'store:' || s.id),
    (select 'Acara: ' || e.title from event e where ${account} like 'event:%' and e.id = substr(${account}, 7)::bigint),
    (select r.bank from receiving_account r where ${account} = 'bank:' || r.code),
    (select b.name from cash_box b where ${account} = 'cash:' || b.code),
    (select f.name from fund f where ${account} = 'fund:' || f.code))`;

/** For downloads, in which every account has a name. */
export const ACCOUNT_NAME = (account: string) => {
  const words = Object.entries(FIXED).map(([name, { name: label }]) => `when '${name}' then '${label}'`);
  return `coalesce(${TITLE(account)}, case ${account} ${words.join(" ")} else ${account} end)`;
};

/** The number in an event: 41 of 'payout:41:reversed'. */
const NUMBER = "split_part(t.event, ':', 2)";
/** Prefixes of readable references, for entries that belong to no payment. */
const PREFIX: Partial<Record<PostingKind, string>> = {
  payout: "SAL",
  cash: "KAS",
  debit: "BYA",
  statement: "MTS",
  settlement: "PLN",
  amil: "AML",
  transfer: "PND",
  income: "HSL",
  storepayout: "CAI",
};
/** The reference that people read: DON-7K2MQ4, SAL-0041. */
export const REFERENCE = (payment = "p") =>
  `coalesce(${payment}.reference, case split_part(t.event, ':', 1) ${Object.entries(PREFIX)
    .map(([kind, prefix]) => `when '${kind}' then '${prefix}-'`)
    .join(" ")} end || lpad(${NUMBER}, greatest(4, length(${NUMBER})), '0'), t.id::text)`;

/** The ledger events that belong to a readable reference. */
function eventsOf(typed: string): string[] {
  const [, prefix, number] = /^([a-z]{3})-0*(\d+)$/i.exec(typed.trim()) ?? [];
  const kind = Object.entries(PREFIX).find(([, one]) => one === prefix?.toUpperCase())?.[0];
  return kind ? ["", ":1", ":2", ":reversed", ":returned"].map((end) => `${kind}:${number}${end}`) : [];
}

const SOURCE = `case when p.reference is not null then json_build_object('kind', 'payment', 'id', p.reference)
    when t.event like 'storepayout:%' then (select json_build_object('id', ${NUMBER}, 'kind',
      case o.state when 'returned' then 'storereturn' else 'storepayout' end) from store_payout o where o.id = ${NUMBER}::bigint)
    when t.event ~ '^(payout|debit|cash):' then json_build_object('kind', split_part(t.event, ':', 1), 'id', ${NUMBER})
    when t.event ~ '^(amil|transfer):' then json_build_object('kind', 'fund', 'id', ${NUMBER})
    when t.event like 'statement:%' then json_build_object('kind', 'line', 'id', ${NUMBER}) end`;
const FACTS = `t.description, p.payer_name, ${REFERENCE()} as reference, ${SOURCE} as source`;

const namedLegs = (where: string) =>
  `(select json_agg(json_build_object('id', o.id, 'account', o.account, 'amount', o.amount,
      'title', ${TITLE("o.account")}) order by o.id) from ledger_posting o where ${where})`;
type Leg = Named & { id: number; amount: number };

export async function postings(database: Database, filter: QueryOf<typeof listPostings>) {
  type Row = Omit<BookPosting, "contra"> & { others: Leg[] | null };
  const { rows, total } = await staffList<Row>(database, filter, (place) => ({
    columns: `item.id, item.at, item.account, item.amount, item.kind, ${FACTS},
      ${namedLegs("o.transaction_id = item.transaction_id and o.id <> item.id")} as others`,
    table: "ledger_posting",
    joins:
      "join ledger_transaction t on t.id = item.transaction_id left join payment p on p.id = t.payment_id",
    where: postingConditions(filter, place),
    search: filter.search && searchOf(filter.search, place),
    newest: "at",
  }));
  const named = rows.map(({ others, ...row }) => ({
    ...row,
    contra: (others ?? []).map((one) => nameOf(one).name),
  }));
  return { rows: named, total };
}

/** Entries are found by the words of their newest postings. */
const POSTINGS_MOST = 2 * STAFF_FOUND_MOST;

const entrySearch = (typed: string, place: Place): StaffSearch => ({
  exact: `item.event = any(${place(eventsOf(typed))}::text[])`,
  also: [
    {
      each: `select distinct found.id from (select item.transaction_id as id from ledger_posting item
        where ${wordsOrAmount(typed, place).exact} order by item.at desc, item.id desc limit ${POSTINGS_MOST}) found`,
      is: "item.id = one.id",
    },
    { each: paymentsMeant(typed, place), is: "item.payment_id = one.id" },
  ],
});

export async function entries(database: Database, filter: QueryOf<typeof listEntries>) {
  const { from, to, kind, search } = filter;
  const { rows, total } = await staffList<Omit<BookEntry, "lines"> & { legs: Leg[] }>(
    database,
    filter,
    (place) => ({
      columns: `item.id, item.created_at as at, split_part(item.event, ':', 1) as kind, ${FACTS},
      ${namedLegs("o.transaction_id = item.id")} as legs`,
      table: "ledger_transaction",
      joins: "join ledger_transaction t on t.id = item.id left join payment p on p.id = t.payment_id",
      where: [
        kind && `split_part(item.event, ':', 1) = ${place(kind)}`,
        from && `item.created_at >= ${dayBegins(place(from))}`,
        to && `item.created_at < ${dayEnds(place(to))}`,
      ],
      search: search && entrySearch(search, place),
    }),
  );
  const named = rows.map(({ legs, ...row }) => ({
    ...row,
    // Debits first, as in a journal.
    lines: legs
      .map(({ title, ...leg }) => ({ ...leg, name: nameOf({ account: leg.account, title }).name }))
      .toSorted((a, b) => Math.sign(b.amount) - Math.sign(a.amount)),
  }));
  return { rows: named, total };
}
