import { sql } from "kysely";
import { approvedUnseen } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";

/**
 * What one member of staff gave away by own decision in 24 hours: goods sent again, money of members' stores freed before the
 * buyer, the courier or the time said so, vouchers that the community pays for, and orders, seats and courses for money that
 * only a picture shows. Serialises the calls of one person.
 */
export async function decidedAlone(tx: Tx, staffId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders alone ${staffId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ sum: number }>`select (
      coalesce((select sum(l.price * q.quantity) from replacement r
        join replacement_line q on q.replacement_id = r.id
        join order_line l on l.order_id = r.order_id and l.product_id = q.product_id
        where r.decided_by = ${staffId} and r.decided_at > now() - interval '24 hours'), 0)
      + coalesce((select sum(o.total + case when v.store_id is null then o.voucher_amount else 0 end - o.shipping - o.refunded)
        from order_history h join shop_order o on o.id = h.order_id left join shop_voucher v on v.id = o.voucher_id
        where h.decided_by = ${staffId} and h.to_status = 'finished' and h.from_status <> 'finished'
          and o.store_id is not null and h.created_at > now() - interval '24 hours'), 0)
      + coalesce((select sum(total_off) from shop_voucher where created_by = ${staffId} and not waits and confirmed_by is null
          and created_at > now() - interval '24 hours'), 0))::bigint as sum`.execute(tx);
  return (rows[0]?.sum ?? 0) + (await approvedUnseen(tx, staffId));
}
