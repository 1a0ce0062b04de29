import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/**
 * The money of purchases that one person approved in 24 hours and that nothing but a proof shows so far: no bank line, no
 * notice, no second person. Of gifts nothing leaves us.
 */
export async function approvedUnseen(reader: Reader, staffId: number): Promise<number> {
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(p.unseen_amount), 0)::bigint as sum from payment p
    where p.kind in ('order', 'enrolment', 'event') and p.status = 'verified' and p.unseen_amount > 0
      and p.method not in ('midtrans', 'cash', 'store') and p.verified_at > now() - interval '24 hours'
      and (select h.decided_by from payment_history h where h.payment_id = p.id and h.to_status = 'verified'
        order by h.id desc limit 1) = ${staffId}
      and not exists (select from money_notice n where n.payment_id = p.id and n.state = 'matched')
      and not exists (select from proposal a where a.subject = 'approval:' || p.reference and a.state = 'confirmed')`.execute(
    reader,
  );
  return rows[0]?.sum ?? 0;
}
