import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** The agreed commission of each store in percent. The community's own goods have none. */
export async function ujrahPercents(
  reader: Reader,
  ids: readonly (number | null)[],
): Promise<Map<number | null, number>> {
  const { rows } = await sql<{ id: number; ujrah_percent: number }>`select id, ujrah_percent from store
    where id = any(${ids.filter((id) => id !== null)}::bigint[])`.execute(reader);
  return new Map(rows.map(({ id, ujrah_percent }) => [id, ujrah_percent]));
}

/** The member who owns a store. */
export async function ownerOf(reader: Reader, storeId: number): Promise<number> {
  const { rows } = await sql<{
    member_id: number;
  }>`select member_id from store where id = ${storeId}`.execute(reader);
  return rows[0]?.member_id ?? 0;
}

/** The name of the store of an order, for staff; null: the community. */
export const storeName = (order: string) => `(select name from store where store.id = ${order}.store_id)`;

/** The sender's name as buyers see it. */
export async function senderName(reader: Reader, storeId: number | null): Promise<string | undefined> {
  return storeId === null ? undefined : (await storesNamed(reader, [storeId]))[0]?.name;
}

export interface SendingStore {
  id: number;
  slug: string;
  name: string;
  region_code: string;
  /** Empty: its goods are only sent. */
  pickup_place: string;
}

/** The stores of these goods: where parcels leave from. */
export async function storesNamed(reader: Reader, ids: readonly (number | null)[]): Promise<SendingStore[]> {
  const { rows } = await sql<SendingStore>`select id, slug, name, region_code, pickup_place from store
    where id = any(${ids.filter((id) => id !== null)}::bigint[]) order by id`.execute(reader);
  return rows;
}

/** The current prices of the goods of a cart, by order. */
export async function goodsByOrder(reader: Reader, memberId: number) {
  const { rows } = await sql<{
    storeId: number | null;
    digital: boolean;
    slug: string | null;
    goods: number;
  }>`
    select p.store_id as "storeId", p.kind = 'digital' as digital, s.slug, sum(p.price * l.quantity)::bigint as goods
    from cart_line l join product p on p.id = l.product_id left join store s on s.id = p.store_id
    where l.member_id = ${memberId} group by 1, 2, 3 order by 1 nulls first, 2`.execute(reader);
  return rows;
}
