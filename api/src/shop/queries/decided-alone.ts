import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/**
 * What one member of staff gave away by own decision in 24 hours: goods sent again, and money of members' stores freed before
 * the buyer, the courier or the time said so. Serialises the calls of one person.
 */
export async function decidedAlone(tx: Tx, staffId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders alone ${staffId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ sum: number }>`select (
      coalesce((select sum(l.price * q.quantity) from replacement r
        join replacement_line q on q.replacement_id = r.id
        join order_line l on l.order_id = r.order_id and l.product_id = q.product_id
        where r.decided_by = ${staffId} and r.decided_at > now() - interval '24 hours'), 0)
      + coalesce((select sum(o.total - o.shipping - o.refunded) from order_history h join shop_order o on o.id = h.order_id
        where h.decided_by = ${staffId} and h.to_status = 'finished' and h.from_status <> 'finished'
          and o.store_id is not null and h.created_at > now() - interval '24 hours'), 0))::bigint as sum`.execute(
    tx,
  );
  return rows[0]?.sum ?? 0;
}
