import { sql } from "kysely";
import type { Tx } from "../platform/database/database.ts";

/** Why a member's account cannot be deleted yet: the refund of a registration needs its recipient. */
export async function refundNotPaidYet(tx: Tx, memberId: number): Promise<string | undefined> {
  const { rows } = await sql<{
    code: string;
  }>`select r.code from registration r join payment p on p.id = r.payment_id
    where r.member_id = ${memberId} and p.status = 'verified' and r.refund_due > p.refunded_amount limit 1`.execute(
    tx,
  );
  return (
    rows[0] &&
    `Dana dari pendaftaran acara ${rows[0].code} belum kami kembalikan. Tunggu sampai selesai, supaya uangmu tidak tertinggal.`
  );
}
