import type { FundKind } from "@barakah/contract";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { clockOf, dayBegins } from "../../platform/jakarta-day.ts";
import type { Cell } from "../../platform/spreadsheet/cell.ts";
import { ACCOUNT_NAME, REFERENCE } from "../../treasury/index.ts";
import { ask, MONTH_OF, type Months, OF_A_FUND, PLACED } from "../queries/placed.ts";

/** Accountants see the campaigns of one kind of fund as one account. */
const MAPPED = (account: string) =>
  `case when ${account} like 'campaign:%' then 'campaign:' || coalesce(fund_kind_of(${account}), 'infak_terikat') else ${account} end`;

/** The end of month $1. */
const MONTH_ENDS = dayBegins("(($1 || '-01')::date + interval '1 month')");

export interface Balance {
  /** The mapped name: 'bank:bsi', 'campaign:zakat'. */
  account: string;
  title: string;
  /** Only for fund accounts. */
  kind: FundKind | null;
  balance: number;
}

const AS_MAPPED = `
  named as (select ${MAPPED("account")} as account, amount,
    case when account not like 'campaign:%' then ${ACCOUNT_NAME("account")} end as title, fund_kind_of(account) as kind from sums)
  select account, coalesce(max(title), '') as title, max(kind) as kind, sum(amount)::bigint as balance from named group by 1 order by 1`;

/** Current balances, debit positive. Read from one index. */
export const balancesNow = (reader: Reader): Promise<Balance[]> =>
  ask(
    reader,
    `with sums as materialized (select account, sum(amount) as amount from ledger_posting group by 1), ${AS_MAPPED}`,
  );

/** Balances at the end of a month, without postings that count in a later one. */
export const balancesAt = (reader: Reader, month: string): Promise<Balance[]> =>
  ask(
    reader,
    `with sums as materialized (
        select account, sum(amount) as amount from ledger_posting p where p.at < ${MONTH_ENDS} group by 1
        union all
        select p.account, -sum(p.amount) from moved_posting m join ledger_posting p on p.id = m.posting_id
        where p.at < ${MONTH_ENDS} and m.month > ($1 || '-01')::date group by 1), ${AS_MAPPED}`,
    [month],
  );

export interface Flow {
  kind: string;
  incoming: number;
  outgoing: number;
}

const MONEY = "p.account ~ '^(bank|cash|qris|provider):'";

/** Cash flow by purpose, without transfers between our own accounts. */
export const flowsIn = (reader: Reader, { first, last }: Months): Promise<Flow[]> =>
  ask(
    reader,
    `with moves as (
        select p.transaction_id, p.kind, sum(p.amount) as amount
        from ledger_posting p left join moved_posting m on m.posting_id = p.id
        where ${MONEY} and ${MONTH_OF} between $1 and $2 group by 1, 2 having sum(p.amount) <> 0)
      select kind, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as incoming,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as outgoing from moves group by kind order by kind`,
    [first, last],
  );

/** All our money before a month. */
export async function moneyBefore(reader: Reader, month: string): Promise<number> {
  const [row] = await ask<{ amount: number }>(
    reader,
    `select coalesce(sum(p.amount), 0)::bigint as amount from ledger_posting p left join moved_posting m on m.posting_id = p.id
      where ${MONEY} and ${MONTH_OF} < $1`,
    [month],
  );
  return row?.amount ?? 0;
}

export interface Moved {
  account: string;
  amount: number;
}

/** What income and expense accounts moved in these months, without closing entries, debit positive. All events are one account. */
export const businessIn = (reader: Reader, { first, last }: Months): Promise<Moved[]> =>
  ask(
    reader,
    `select case when account like 'event:%' then 'event' else account end as account, sum(amount)::bigint as amount
      from (${PLACED}) s where kind <> 'year' and account ~ '^(sales|shipping|ujrah|discount|tuition|event|expense|writeoff)(:|$)'
      group by 1 order by 1`,
    [first, last],
  );

/**
 * Fees of the settlements in these months, by what the payments were for: a kind of fund, or null for the shop and courses.
 * A payment's fee is divided among its shares; what does not divide falls on the largest.
 */
export const feesByCause = (
  reader: Reader,
  { first, last }: Months,
): Promise<{ kind: FundKind | null; amount: number }[]> =>
  ask(
    reader,
    `with fee as (
        select sh.payment_id, sum(sh.fee)::bigint as fee
        from (${PLACED}) s join ledger_transaction t on t.id = s.transaction_id
          join settlement q on t.event = 'settlement:' || q.id and q.reversed_at is null
          join settlement_share sh on sh.settlement_id = q.id
        where s.account = 'expense:mdr' and sh.fee > 0 group by 1),
      part as (
        select f.payment_id, f.fee, s.account, f.fee * s.amount / nullif(sum(s.amount) over payment, 0)::bigint as amount,
          row_number() over (partition by f.payment_id order by s.amount desc, s.account) as place
        from fee f join payment_share s on s.payment_id = f.payment_id
        window payment as (partition by f.payment_id))
      select fund_kind_of(account) as kind, sum(amount + case when place = 1
          then fee - (select sum(o.amount) from part o where o.payment_id = part.payment_id) else 0 end)::bigint as amount
      from part group by 1`,
    [first, last],
  );

export interface Mapping {
  account: string;
  code: string;
  name: string;
}

export const savedMapping = (reader: Reader): Promise<Mapping[]> =>
  reader.selectFrom("account_mapping").select(["account", "code", "name"]).orderBy("account").execute();

export async function saveMapping(tx: Tx, rows: readonly Mapping[], by: number) {
  if (rows.length === 0) return;
  await tx
    .insertInto("account_mapping")
    .values(rows.map((row) => ({ ...row, updated_by: by })))
    .onConflict((clash) =>
      clash.column("account").doUpdateSet((row) => ({
        code: row.ref("excluded.code"),
        name: row.ref("excluded.name"),
        updated_by: row.ref("excluded.updated_by"),
        updated_at: new Date().toISOString(),
      })),
    )
    .execute();
}

export interface JournalRow {
  cells: readonly Cell[];
  /** The mapped name. */
  account: string;
  amount: number;
}

const PIECE = 1000;
/** One posting; the caller adds the account's code and the debit and credit columns. */
const JOURNAL = `p.id, p.at::text as at, ${MAPPED("p.account")} as account, p.amount, json_build_array(
    p.id, to_char(${clockOf("p.at")}, 'YYYY-MM-DD HH24:MI'), ${REFERENCE("pay")}, p.kind, t.description, pay.payer_name,
    ${ACCOUNT_NAME("p.account")}, case when ${OF_A_FUND("p.account")} then fund_kind_of(p.account) end) as cells
  from ledger_posting p join ledger_transaction t on t.id = p.transaction_id left join payment pay on pay.id = t.payment_id`;

/** Postings dated in these months, oldest first. */
const OWN = `select ${JOURNAL} where p.at >= ${dayBegins("($1 || '-01')")}
    and p.at < ${dayBegins("(($2 || '-01')::date + interval '1 month')")}
    and not exists (select from moved_posting m where m.posting_id = p.id)
    and (p.at, p.id) > ($3::timestamptz, $4::bigint) order by p.at, p.id limit ${PIECE}`;
/** Postings dated into an earlier, closed month that count here. */
const MOVED_HERE = `select ${JOURNAL} join moved_posting m on m.posting_id = p.id
    where m.month between ($1 || '-01')::date and ($2 || '-01')::date and $3::timestamptz is not null and p.id > $4::bigint
    order by p.id limit ${PIECE}`;

/** Keyset pagination: no whole journal in memory and no open transaction for a slow reader. */
export async function* journalOf({ kysely }: Database, { first, last }: Months): AsyncGenerator<JournalRow> {
  for (const text of [OWN, MOVED_HERE]) {
    let after: readonly [string, number] = ["-infinity", 0];
    for (;;) {
      const rows = await ask<JournalRow & { id: number; at: string }>(kysely, text, [first, last, ...after]);
      yield* rows;
      const end = rows.at(-1);
      if (!end || rows.length < PIECE) break;
      after = [end.at, end.id];
    }
  }
}
