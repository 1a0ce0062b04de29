import type { OwnPayout, StaffStorePayout, StoreBalance, StorePayoutState } from "@barakah/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { takesGifts } from "../../charity/index.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { SUSPENDED, WAITS_UNTIL } from "../../stores/index.ts";
import { RETURN_LINES, RETURNED } from "./returned-transfers.ts";

export type StorePayout = Selectable<Schema["store_payout"]>;

export const insertStorePayout = (tx: Tx, payout: Insertable<Schema["store_payout"]>): Promise<StorePayout> =>
  tx.insertInto("store_payout").values(payout).returningAll().executeTakeFirstOrThrow();

/** Every decision holds this lock. */
export const lockStorePayout = (tx: Tx, id: number): Promise<StorePayout | undefined> =>
  tx.selectFrom("store_payout").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const updateStorePayout = (tx: Tx, id: number, change: Updateable<Schema["store_payout"]>) =>
  tx
    .updateTable("store_payout")
    .set({ decided_at: sql<string>`now()`, ...change })
    .where("id", "=", id)
    .execute();

/** Keeps who paid it and when. */
export const keepReturn = (tx: Tx, id: number, reason: string) =>
  tx.updateTable("store_payout").set({ state: "returned", reason }).where("id", "=", id).execute();

/** SQL: the ledger's balance of one of the accounts of the store `store`. */
const IN = (account: string) =>
  `(select coalesce(-sum(amount), 0)::bigint from ledger_posting where account = ${account} || store.id)`;
const ASKED =
  "(select coalesce(sum(amount), 0)::bigint from store_payout where store_id = store.id and state = 'requested')";

const SUMS = "held requested free debt paid_out"
  .split(" ")
  .map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`)
  .join(", ");

/** The sum over all stores, or over one. */
const money = (
  which: string,
) => `select ${SUMS}, count(*) filter (where held + requested + free > 0)::int as stores
  from (select held, requested, greatest(0, balance - requested) as free, greatest(0, -balance) as debt, paid_out
    from (select ${IN("'hold:store-'")} as held, ${IN("'store:'")} as balance, ${ASKED} as requested,
      (select coalesce(sum(case state when 'paid' then amount when 'returned' then gift_amount end), 0)::bigint
        from store_payout where store_id = store.id) as paid_out
      from store ${which}) one) each`;

export async function balanceOf(reader: Reader, storeId: number): Promise<StoreBalance> {
  const { rows } = await sql<StoreBalance>`${sql.raw(money(`where store.id = ${Number(storeId)}`))}`.execute(
    reader,
  );
  return rows[0] as StoreBalance;
}

export async function balanceOfAll({ pool }: Database): Promise<StoreBalance & { stores: number }> {
  const { rows } = await pool.query<StoreBalance & { stores: number }>(money(""));
  return rows[0] as StoreBalance & { stores: number };
}

const OWN = `item.id, item.amount, item.gift_amount, item.state, item.reason, item.paid_to, item.paid_on,
  (select r.returned_on from returned_transfer r where r.store_payout_id = item.id) as returned_on,
  iso_instant(item.created_at) as created_at,
  case when c.id is not null then json_build_object('slug', c.slug, 'title', c.title) end as campaign`;
const CAMPAIGN = "left join campaign c on c.id = item.campaign_id";

const BALANCE = IN("'store:'");
/** Why a request cannot be transferred now. */
const HELD_BY = `case when item.state <> 'requested' then null when ${SUSPENDED} then 'suspended' when ${WAITS_UNTIL} > now() then 'account_changed'
  when ${BALANCE} < item.amount then 'above_balance'
  when exists (select from proposal p where p.subject = 'store_payout:' || item.id and p.state = 'waiting') then 'second_person' end`;

/** The last transfer came back, and the store's account is the same since. */
const BOUNCED = `item.state = 'requested' and coalesce((select r.returned_at > coalesce(store.account_changed_at, '-infinity')
  from store_payout last left join returned_transfer r on r.store_payout_id = last.id where last.store_id = store.id and last.bank is not null order by last.decided_at desc limit 1), false)`;

const STAFF = `${OWN}, json_build_object('id', store.id, 'name', store.name, 'slug', store.slug) as store,
  coalesce(nullif(owner.full_name, ''), owner.username) as owner,
  store.bank, '••••' || store.account_ending as account, store.account_holder, ${HELD_BY} as held_by,
  case when ${SUSPENDED} then coalesce(nullif(store.state_reason, ''), 'Akun pemiliknya ditangguhkan.') else '' end as suspended_for,
  case when ${WAITS_UNTIL} > now() then iso_instant(${WAITS_UNTIL}) end as waits_until,
  (${BALANCE} - case when item.state = 'requested' then item.amount else 0 end)::bigint as balance_after,
  item.bank as "from", item.reference, coalesce(nullif(by.full_name, ''), by.username) as decided_by,
  iso_instant(item.decided_at) as decided_at,
  (select p.reference from payment p where p.id = item.gift_payment_id) as gift_reference,
  exists (select from statement_debit d where d.store_payout_id = item.id) as seen,
  ${RETURNED("store")} ->> 'by' as returned_by, ${RETURNED("store")} -> 'line' as return_line,
  ${RETURN_LINES("store")} as return_lines, ${BOUNCED} as bounced`;
const ABOUT = `${CAMPAIGN} join store on store.id = item.store_id join member owner on owner.id = store.member_id
  left join member by on by.id = item.decided_by`;

export const storePayouts = (
  database: Database,
  { state, ...page }: StaffFilter & { state: StorePayoutState },
) =>
  staffList<StaffStorePayout>(database, page, (place) => ({
    columns: STAFF,
    table: "store_payout",
    joins: ABOUT,
    where: [`item.state = ${place(state)}`],
    oldestFirst: state === "requested",
  }));

export const payoutsOfStore = (database: Database, storeId: number, page: StaffFilter) =>
  staffList<OwnPayout>(database, page, (place) => ({
    columns: OWN,
    table: "store_payout",
    joins: CAMPAIGN,
    where: [`item.store_id = ${place(storeId)}`],
  }));

export async function storePayoutById(reader: Reader, id: number): Promise<StaffStorePayout | undefined> {
  const { rows } =
    await sql<StaffStorePayout>`select ${sql.raw(STAFF)} from store_payout item ${sql.raw(ABOUT)}
    where item.id = ${id}`.execute(reader);
  return rows[0];
}

export async function ownPayoutByKey(reader: Reader, key: string): Promise<OwnPayout | undefined> {
  const { rows } = await sql<OwnPayout>`select ${sql.raw(OWN)} from store_payout item ${sql.raw(CAMPAIGN)}
    where item.request_key = ${key}`.execute(reader);
  return rows[0];
}

/** Requests that can be transferred now, the oldest first; `ids`: only these. */
export async function payableIds(reader: Reader, ids?: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select item.id from store_payout item join store on store.id = item.store_id
    where item.state = 'requested' and item.gift_amount < item.amount and ${sql.raw(HELD_BY)} is null
      and (${ids ?? null}::bigint[] is null or item.id = any(${ids ?? null}::bigint[])) order by item.created_at, item.id`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}

/** Serialises payouts of one store with everything else that reduces its balance. */
export const lockBalance = (tx: Tx, storeId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`store:${storeId}`}, 0))`.execute(tx);

/** The store's balance, and the part of it that came from payments which no bank line or provider has shown yet. */
export async function unseenOf(tx: Tx, storeId: number): Promise<{ balance: number; unseen: number }> {
  const { rows } = await sql<{ balance: number; unseen: number }>`
    with sums as (select t.payment_id, -sum(g.amount) as free from ledger_posting g
      join ledger_transaction t on t.id = g.transaction_id where g.account = ${`store:${storeId}`} group by 1)
    select (select coalesce(sum(free), 0)::bigint from sums) as balance,
      coalesce(sum(least(sums.free, p.unseen_amount)), 0)::bigint as unseen
    from sums join payment p on p.id = sums.payment_id
    where sums.free > 0 and p.unseen_amount > 0 and p.method not in ('midtrans', 'store')`.execute(tx);
  return rows[0] ?? { balance: 0, unseen: 0 };
}

/** What the gift of a payout is for, and who gives it. */
export async function giftOf(tx: Tx, id: number) {
  const { rows } = await sql<{ slug: string; open: boolean; name: string; email: string }>`
    select c.slug, ${sql.raw(takesGifts("c"))} as open,
      coalesce(nullif(owner.full_name, ''), owner.username::text) as name, coalesce(owner.email, '')::text as email
    from store_payout p join campaign c on c.id = p.campaign_id join store s on s.id = p.store_id
      join member owner on owner.id = s.member_id where p.id = ${id}`.execute(tx);
  return rows[0];
}
