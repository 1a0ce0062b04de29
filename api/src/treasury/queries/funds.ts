import type { FundAccount, FundKind, UnconfirmedCampaign } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { lockFunds } from "./payouts.ts";
import { ACCOUNT_NAME } from "./postings.ts";

/** Campaigns have lists of their own. */
const OTHERS = `select 'fund:' || code as account, purpose, active, id as place from fund
  union all select 'amil:zakat', 'Untuk menjalankan penghimpunan dan penyaluran zakat.', true, 1001
  union all select 'amil:infak', 'Untuk menjalankan program dan mengelola infak.', true, 1002
  union all select 'nonhalal', 'Bunga bank dan denda. Hanya untuk fasilitas umum.', true, 1003`;

/** A retired fund is shown while it holds money. */
export async function fundAccounts({ pool }: Database): Promise<FundAccount[]> {
  const { rows } =
    await pool.query<FundAccount>(`select account, kind, name, purpose, active, payable, balance from (
      select o.*, fund_kind_of(o.account) as kind, ${ACCOUNT_NAME("o.account")} as name, not is_principal(o.account) as payable,
        (select coalesce(-sum(g.amount), 0)::bigint from ledger_posting g where g.account = o.account) as balance
      from (${OTHERS}) o) funds
    where active or balance <> 0 order by place`);
  return rows;
}

/** Events that hold money, the latest first. */
export async function eventAccounts({ pool }: Database) {
  const { rows } = await pool.query<{ account: string; name: string; balance: number }>(
    `select held.account, ${ACCOUNT_NAME("held.account")} as name, held.balance from (
      select account, -sum(amount)::bigint as balance from ledger_posting where account like 'event:%' group by 1) held
    where balance <> 0 order by substr(held.account, 7)::bigint desc`,
  );
  return rows;
}

export async function balancesOfFunds({ pool }: Database): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ code: string; balance: number }>(`select f.code,
      (select coalesce(-sum(g.amount), 0)::bigint from ledger_posting g where g.account = 'fund:' || f.code) as balance
    from fund f`);
  return new Map(rows.map(({ code, balance }) => [code, balance]));
}

export async function namesOf({ pool }: Database, accounts: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ account: string; name: string }>(
    `select account, ${ACCOUNT_NAME("account")} as name from unnest($1::text[]) account`,
    [accounts],
  );
  return new Map(rows.map(({ account, name }) => [account, name]));
}

export async function fundNamed(reader: Reader, account: string) {
  const { rows } = await sql<{
    kind: FundKind;
    name: string;
    principal: boolean;
    guessed: boolean;
    rest: string | null;
    retired: boolean;
  }>`
    select fund_kind_of(${account}) as kind, ${sql.raw(ACCOUNT_NAME("named.account"))} as name,
      is_principal(${account}) as principal, is_guessed(${account}) as guessed,
      (select c.rest_goes_to from campaign c where 'campaign:' || c.id = ${account}) as rest,
      exists (select from fund f where 'fund:' || f.code = ${account} and not f.active) as retired
    from (select ${account}::text as account) named where fund_kind_of(${account}) is not null`.execute(
    reader,
  );
  return rows[0];
}

/** Whether the event of this account took place. Before that, and after a cancellation, its money may have to be refunded. */
export async function hasTakenPlace(reader: Reader, account: string): Promise<boolean> {
  const found = await reader
    .selectFrom("event")
    .select("id")
    .where(sql<boolean>`'event:' || id = ${account} and state <> 'cancelled' and ends_at <= now()`)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * What refunds would take from an account if events that have not taken place were cancelled: tickets that were paid, and
 * the campaign's part of them.
 */
export async function neededForRefunds(reader: Reader, account: string): Promise<number> {
  const { rows } = await sql<{ needed: number }>`select coalesce(-sum(l.amount), 0)::bigint as needed
    from event e join registration r on r.event_id = e.id join ledger_transaction t on t.payment_id = r.payment_id
      join ledger_posting l on l.transaction_id = t.id
    where l.account = ${account} and (${account} in ('event:' || e.id, 'campaign:' || e.campaign_id))
      and (e.state = 'cancelled' or e.ends_at > now())`.execute(reader);
  return rows[0]?.needed ?? 0;
}

/**
 * Locks a fund until the transaction ends: a campaign by its total, which refunds change too; others by an advisory
 * lock on their name, as the database's own check does.
 */
export async function lockFund(tx: Tx, account: string): Promise<void> {
  const [, campaignId] = /^campaign:(\d+)$/.exec(account) ?? [];
  if (campaignId) await lockFunds(tx, Number(campaignId));
  else await sql`select pg_advisory_xact_lock(hashtextextended(${`fund:${account}`}, 0))`.execute(tx);
}

export const countUnconfirmed = async ({ pool }: Database): Promise<number> =>
  (
    await pool.query<{ count: number }>(
      "select count(*) as count from campaign where fund_confirmed_at is null",
    )
  ).rows[0]?.count ?? 0;

export const unconfirmedCampaigns = (database: Database, page: StaffFilter) =>
  staffList<UnconfirmedCampaign>(database, page, () => ({
    columns: `item.id, item.slug, item.title, item.category, item.fund_kind, item.rest_goes_to,
      (select t.collected_amount from campaign_total t where t.campaign_id = item.id) as collected`,
    table: "campaign",
    where: ["item.fund_confirmed_at is null"],
  }));
