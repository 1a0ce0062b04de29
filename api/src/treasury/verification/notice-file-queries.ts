import type { PaymentFile } from "@barakah/contract";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

export async function noticesOf(
  reader: Database["kysely"],
  paymentId: string,
): Promise<PaymentFile["notices"]> {
  const { rows } = await sql<
    PaymentFile["notices"][number]
  >`select n.id, d.name as device, n.package, n.title, n.text,
      n.amount, n.posted_at
    from money_notice n join notice_device d on d.id = n.device_id
    where n.payment_id = ${paymentId} order by n.id`.execute(reader);
  return rows;
}

/** The period for which it holds its amount, and on which QRIS account. */
export async function heldFor(reader: Database["kysely"], paymentId: string): Promise<PaymentFile["held"]> {
  const { rows } = await sql<
    NonNullable<PaymentFile["held"]>
  >`select lower(h.held) as from, upper(h.held) as until,
      coalesce(m.merchant_name || ' · ' || m.nmid, '') as merchant
    from amount_hold h left join qris_merchant m on m.account = h.account and m.ended_at is null
    where h.payment_id = ${paymentId} order by h.id desc limit 1`.execute(reader);
  return rows[0] ?? null;
}
