import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** A proof by the payer, or a notice by a device. */
export async function hasProof(reader: Reader, paymentId: string): Promise<boolean> {
  const { rows } = await sql<{ proven: boolean }>`select
    exists (select from transfer_claim where payment_id = ${paymentId})
      or exists (select from money_notice where payment_id = ${paymentId} and state = 'matched') as proven`.execute(
    reader,
  );
  return rows[0]?.proven ?? false;
}

/** Refunded or promised by transfer. */
export async function givenBack(reader: Reader, paymentId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(amount), 0)::bigint as amount
    from payment_refund where payment_id = ${paymentId} and status in ('owed', 'paid')`.execute(reader);
  return rows[0]?.amount ?? 0;
}
