import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/**
 * Of an event `item`: for its own account and its campaign's, what refunds of all its tickets would take beyond what the
 * account holds. Empty while there is enough.
 */
export const LACKING = `(select coalesce(json_agg(json_build_object('name', name, 'amount', needed - greatest(held, 0)) order by account), '[]') from (
    select account, case when account like 'event:%' then 'Uang acara ini'
        else 'Dana program ' || (select c.title from campaign c where c.id = item.campaign_id) end as name,
      (select coalesce(-sum(l.amount), 0)::bigint from registration r join ledger_transaction t on t.payment_id = r.payment_id
        join ledger_posting l on l.transaction_id = t.id where r.event_id = item.id and l.account = own.account) as needed,
      (select coalesce(-sum(l.amount), 0)::bigint from ledger_posting l where l.account = own.account) as held
    from (values ('event:' || item.id), ('campaign:' || item.campaign_id)) own (account) where account is not null
  ) accounts where needed > greatest(held, 0))`;

export async function lackingOf(reader: Reader, id: number): Promise<{ name: string; amount: number }[]> {
  const { rows } = await sql<{ lacking: { name: string; amount: number }[] }>`
    select ${sql.raw(LACKING)} as lacking from event item where item.id = ${id}`.execute(reader);
  return rows[0]?.lacking ?? [];
}
