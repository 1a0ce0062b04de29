import { sql } from "kysely";
import type { Tx } from "../platform/database/database.ts";
import { rupiah } from "../platform/text/rupiah.ts";

/** An order of the store's goods that is not finished. */
async function orderUnderWayAt(tx: Tx, memberId: number): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`select pay.reference from store
    join product p on p.store_id = store.id join order_line l on l.product_id = p.id
    join shop_order o on o.id = l.order_id join payment pay on pay.id = o.payment_id
    where store.member_id = ${memberId} and o.status not in ('finished', 'cancelled', 'returned') limit 1`.execute(
    tx,
  );
  return rows[0]?.reference;
}

/** The amounts in escrow and free for a store; negative if the store owes it. */
async function moneyOf(tx: Tx, memberId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`select coalesce(-sum(g.amount), 0)::bigint as left from store
    join ledger_posting g on g.account in ('hold:store-' || store.id, 'store:' || store.id)
    where store.member_id = ${memberId}`.execute(tx);
  return rows[0]?.left ?? 0;
}

/** Why an owner's account cannot be deleted yet: buyers wait for their goods, or the store's balance is not settled. */
export async function storeNotSettledYet(tx: Tx, memberId: number): Promise<string | undefined> {
  const number = await orderUnderWayAt(tx, memberId);
  if (number)
    return `Pesanan ${number} di tokomu belum selesai. Kirim dahulu, atau minta kami membatalkannya.`;
  const left = await moneyOf(tx, memberId);
  if (left > 0) return `Saldo tokomu masih ${rupiah(left)}. Cairkan dahulu, lalu tunggu transfernya.`;
  return left < 0 ? `Tokomu masih berutang ${rupiah(-left)}. Hubungi kami untuk melunasinya.` : undefined;
}
