import { ACCOUNT_HOLD_DAYS, type OwnStore, PICTURE_DEFAULT_WIDTH } from "@barakah/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

const THUMBNAIL = `'/media/' || store.picture || '/${PICTURE_DEFAULT_WIDTH}.jpg'`;
/** 'Lembang, Kabupaten Bandung Barat, Jawa Barat'. */
export const PLACE = (store: string) => `(select concat_ws(', ', r.name, p.name, g.name) from region r
  left join region p on p.code = r.parent left join region g on g.code = p.parent where r.code = ${store}.region_code)`;

/** When payouts to a changed bank account are allowed again. */
export const WAITS_UNTIL = `store.account_changed_at + interval '${ACCOUNT_HOLD_DAYS} days'`;

/** As its owner sees it: only the last digits of the account number. */
const OWN = sql<OwnStore>`
  select store.id, store.slug, store.name, store.story, store.picture, ${sql.raw(THUMBNAIL)} as thumbnail,
    store.region_code, ${sql.raw(PLACE("store"))} as place, store.phone, store.halal, store.halal_number, store.pickup_place, store.pickup_hours, store.bank,
    '••••' || store.account_ending as account, store.account_holder, store.state, store.state_reason, store.ujrah_percent,
    iso_instant(store.agreed_at) as agreed_at, iso_instant(store.applied_at) as applied_at, store.version,
    case when ${sql.raw(WAITS_UNTIL)} > now() then iso_instant(${sql.raw(WAITS_UNTIL)}) end as payouts_wait_until
  from store`;

export async function ownStore(reader: Reader, memberId: number): Promise<OwnStore | undefined> {
  const { rows } = await sql<OwnStore>`${OWN} where store.member_id = ${memberId}`.execute(reader);
  return rows[0];
}

/** Undefined also for a closed store: nothing is sold there any more. */
export const storeIdOf = async (reader: Reader, memberId: number): Promise<number | undefined> =>
  (
    await reader
      .selectFrom("store")
      .select("id")
      .where("member_id", "=", memberId)
      .where("state", "<>", "closed")
      .executeTakeFirst()
  )?.id;

export type StoredStore = Selectable<Schema["store"]>;

export const lockStore = (tx: Tx, id: number) =>
  tx.selectFrom("store").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The names that the community has set, also the one on receipts. */
export async function communityNames(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select value #>> '{}' as name from setting where key in ('community_name', 'issuer_name')`.execute(
    reader,
  );
  return rows.map(({ name }) => name);
}

/** Serialises decisions about one store. */
export const lockStoreOf = (tx: Tx, memberId: number) =>
  tx.selectFrom("store").selectAll().where("member_id", "=", memberId).forUpdate().executeTakeFirst();

/** False if another call of the same member was first. */
export async function insertStore(tx: Tx, store: Insertable<Schema["store"]>): Promise<boolean> {
  const added = await tx
    .insertInto("store")
    .values(store)
    .onConflict((clash) => clash.column("member_id").doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const updateStore = (tx: Tx, id: number, change: Updateable<Schema["store"]>) =>
  tx
    .updateTable("store")
    .set({ ...change, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();

export const sealedAccounts = (tx: Tx) =>
  tx
    .selectFrom("store")
    .select(["id", "member_id", "account_sealed"])
    .where("account_sealed", "is not", null)
    .forUpdate()
    .execute();

/** The same account under another key: for those who edit the store nothing changed. */
export const putSealedAccount = (tx: Tx, id: number, account_sealed: Buffer) =>
  tx.updateTable("store").set({ account_sealed }).where("id", "=", id).execute();

export async function payoutsOfMember(reader: Reader, memberId: number): Promise<object[]> {
  const { rows } =
    await sql<object>`select p.amount, p.gift_amount, p.state, p.reason, p.paid_to, p.paid_on, r.returned_on,
      iso_instant(p.created_at) as created_at
    from store_payout p join store on store.id = p.store_id left join returned_transfer r on r.store_payout_id = p.id where store.member_id = ${memberId} order by p.id`.execute(
      reader,
    );
  return rows;
}

/** Its sales stay in the ledger under its id. Its slug becomes random, because an id could be the slug of another store. */
export const forgetStore = (tx: Tx, memberId: number) =>
  sql`update store set state = 'closed', state_reason = '', slug = 'toko-' || gen_random_uuid(), name = 'Toko ' || id, story = '', picture = null,
    phone = '', pickup_place = '', pickup_hours = '', halal_number = '', bank = '', account_sealed = null, account_ending = '', account_holder = ''
    where member_id = ${memberId}`.execute(tx);
