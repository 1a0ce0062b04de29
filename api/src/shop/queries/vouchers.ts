import { type Insertable, type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type StoredVoucher = Selectable<Schema["shop_voucher"]>;
/** A voucher with the store that issued it; null: the community. */
export type NamedVoucher = StoredVoucher & { store: { slug: string; name: string } | null };

const NAMED = sql<
  NamedVoucher["store"]
>`(select json_build_object('slug', s.slug, 'name', s.name) from store s
  where s.id = shop_voucher.store_id)`.as("store");

const named = (reader: Reader) => reader.selectFrom("shop_voucher").selectAll("shop_voucher").select(NAMED);

export const voucherByCode = (reader: Reader, code: string): Promise<NamedVoucher | undefined> =>
  named(reader).where("code", "=", code).executeTakeFirst();

export type CartVoucherRow = NamedVoucher & { mine: number; makers_stores: number[] };

/** The uses of a member, by account or by a phone that the member or this purchase gave. */
const MINE = (memberId: number, phone: string) => sql<number>`(select count(*)::int from shop_order o
  join payment p on p.id = o.payment_id where o.voucher_id = shop_voucher.id and o.status <> 'cancelled'
    and (o.member_id = ${memberId} or (${phone} <> '' and phone_digits(p.payer_phone) = phone_digits(${phone}))))`;
const MAKERS = sql<number[]>`array(select s.id::int from store s where s.member_id
  in (shop_voucher.created_by, shop_voucher.confirmed_by))`;

export const vouchersInCart = (reader: Reader, memberId: number, phone = ""): Promise<CartVoucherRow[]> =>
  named(reader)
    .select([MINE(memberId, phone).as("mine"), MAKERS.as("makers_stores")])
    .innerJoin("cart_voucher as c", "c.voucher_id", "shop_voucher.id")
    .where("c.member_id", "=", memberId)
    .orderBy("shop_voucher.id")
    .execute();

/** Stores a voucher for the cart and replaces another one of the same store. The caller holds the cart's lock. */
export async function putInCart(tx: Tx, memberId: number, { id, store_id }: StoredVoucher): Promise<void> {
  await sql`delete from cart_voucher c using shop_voucher v where c.member_id = ${memberId}
    and v.id = c.voucher_id and v.store_id is not distinct from ${store_id}`.execute(tx);
  await tx.insertInto("cart_voucher").values({ member_id: memberId, voucher_id: id }).execute();
}

export const dropFromCart = (tx: Tx, memberId: number, code: string) =>
  sql`delete from cart_voucher c using shop_voucher v
    where c.member_id = ${memberId} and v.id = c.voucher_id and v.code = ${code}`.execute(tx);

export const forgetVouchers = (tx: Tx, memberId: number) =>
  tx.deleteFrom("cart_voucher").where("member_id", "=", memberId).execute();

/** Counts a use and its discount; false if none is left. */
export async function takeVoucher(tx: Tx, id: number, saves: number): Promise<boolean> {
  const taken = await sql`update shop_voucher set used = used + 1, spent = spent + ${saves}
    where id = ${id} and used < quota and (total_off is null or spent + ${saves} <= total_off)`.execute(tx);
  return taken.numAffectedRows === 1n;
}

export const giveVoucher = (tx: Tx, id: number, saves: number) =>
  sql`update shop_voucher set used = used - 1, spent = spent - ${saves} where id = ${id}`.execute(tx);

export const lockVoucher = (tx: Tx, id: number): Promise<StoredVoucher | undefined> =>
  tx.selectFrom("shop_voucher").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const confirmVoucher = (tx: Tx, id: number, confirmed_by: number) =>
  tx.updateTable("shop_voucher").set({ waits: false, confirmed_by }).where("id", "=", id).execute();

export const waitingVouchers = (reader: Reader): Promise<StoredVoucher[]> =>
  reader.selectFrom("shop_voucher").selectAll().where("waits", "=", true).orderBy("id").execute();

/** Locks vouchers in the order of their ids, after the goods, so that payments that end together cannot deadlock. */
export const lockVouchers = (tx: Tx, ids: readonly number[]) =>
  sql`select from shop_voucher where id = any(${ids}) order by id for no key update`.execute(tx);

/** The vouchers of a store, or of the community if null; newest first. */
export const vouchersOf = (reader: Reader, storeId: number | null): Promise<StoredVoucher[]> =>
  reader
    .selectFrom("shop_voucher")
    .selectAll()
    .where(sql<boolean>`store_id is not distinct from ${storeId}`)
    .orderBy("id", "desc")
    .execute();

/** False if the code exists. */
export const insertVoucher = async (tx: Tx, voucher: Insertable<Schema["shop_voucher"]>): Promise<boolean> =>
  (await tx
    .insertInto("shop_voucher")
    .values(voucher)
    .onConflict((clash) => clash.column("code").doNothing())
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** Changes the terms and returns the voucher as it was before. Changes nothing if more uses than the new quota exist. */
export async function changeVoucher(
  tx: Tx,
  {
    id,
    storeId,
    ...terms
  }: { id: number; storeId: number | null; quota: number; valid_until: string | null },
): Promise<StoredVoucher | undefined> {
  const before = await tx
    .selectFrom("shop_voucher")
    .selectAll()
    .where(sql<boolean>`id = ${id} and store_id is not distinct from ${storeId}`)
    .forUpdate()
    .executeTakeFirst();
  if (before && before.used <= terms.quota)
    await tx.updateTable("shop_voucher").set(terms).where("id", "=", id).execute();
  return before;
}

/** The stores that belong to the buyer. */
export async function storesOfMember(reader: Reader, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from store where member_id = ${memberId}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}
