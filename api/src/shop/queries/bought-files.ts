import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import { amountDue } from "./order-list.ts";

/**
 * Whether a member has this file, has ordered it without a verified payment, or has an earlier file that the seller
 * replaced.
 */
export type Had = "owned" | "ordered" | "older";

const OWNED = "o.status = 'finished' and l.digital_file_id = item.digital_file_id";

/** What the member has of the file of `item`: a `Had` or null. */
export const hadFile = (member: string) => `(select case when ${OWNED} then 'owned'
    when o.status = 'finished' then 'older' else 'ordered' end
  from shop_order o join payment p on p.id = o.payment_id join order_line l on l.order_id = o.id
  where item.kind = 'digital' and o.digital and o.member_id = ${member} and l.product_id = item.id
    and o.status <> 'cancelled' and o.refunded < ${amountDue("o")}
  order by (${OWNED}) desc, o.status = 'finished' limit 1)`;

/** By product. */
export async function hadFiles(
  reader: Reader,
  memberId: number,
  productIds: number[],
): Promise<Map<number, Had>> {
  const { rows } = await sql<{ id: number; had: Had | null }>`
    select item.id, ${sql.raw(hadFile("me.id"))} as had from product item cross join (select ${memberId}::bigint as id) me
    where item.id = any(${productIds}) and item.kind = 'digital'`.execute(reader);
  return new Map(rows.flatMap(({ id, had }) => (had ? [[id, had] as const] : [])));
}
