import { sql } from "kysely";
import { mayWorkAlone } from "../../payments/index.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";

/** Serialises the calls of one person, so that two cannot both use the rest of the limit. */
export const lockAlone = (tx: Tx, memberId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`alone ${memberId}`}, 0))`.execute(tx);

export const noteMoved = (tx: Tx, memberId: number, subject: string, amount: number) =>
  tx.insertInto("moved_alone").values({ member_id: memberId, subject, amount }).execute();

/** The amount that a person moved out without a second person in 24 hours. Returned money counts only for the same subject. */
export async function movedAlone(reader: Reader, memberId: number): Promise<number> {
  const { rows } = await sql<{ moved: number }>`select coalesce(sum(greatest(0, total)), 0)::bigint as moved
    from (select sum(amount) as total from moved_alone
      where member_id = ${memberId} and at > now() - interval '24 hours' group by subject) things`.execute(
    reader,
  );
  return rows[0]?.moved ?? 0;
}

/** The net amount that this transaction posted out of banks, boxes, QRIS and provider. */
const OUT = sql<number>`select coalesce(-sum(amount), 0)::bigint as out from ledger_transaction t
    join ledger_posting l on l.transaction_id = t.id where t.recorded_at = now() and account ~ '^(bank|cash|qris|provider):'`;

export async function leftUs(tx: Tx): Promise<number> {
  const { rows } = await sql<{ out: number }>`${OUT}`.execute(tx);
  return rows[0]?.out ?? 0;
}

/**
 * The same. Money that came in is noted by the same statement, because at fifty approvals a second round trips dominate; but not
 * where the settings let one person work alone, which takes more than a look at the settings to know.
 */
export async function noteReturned(
  tx: Tx,
  memberId: number,
  subject: string,
): Promise<{ out: number; noted: boolean }> {
  const { rows } = await sql<{ out: number; noted: boolean }>`with moved as (${OUT}), noted as (
      insert into moved_alone (member_id, subject, amount)
      select ${memberId}::bigint, ${subject}, out from moved where out < 0 and not ${mayWorkAlone} returning id)
    select out, exists (select from noted) as noted from moved`.execute(tx);
  return rows[0] ?? { out: 0, noted: false };
}
