import { BANKS } from "@barakah/contract";
import { sql } from "kysely";
import type { Database } from "../../platform/database.ts";
import { inboxConditions } from "../inbox/filter.ts";
import { type InboxRow, inboxRows } from "../inbox/inbox-queries.ts";

type Reader = Database["kysely"];

const SHOWN_MOST = 20;
/** Payments that were approved longer before the money than this are not what it is for. */
const DAYS_BEFORE = 62;

interface Wanted {
  amount: number;
  words: string;
  day: string;
}

async function wantedBy(reader: Reader, lineIds: readonly number[]): Promise<Wanted | undefined> {
  const found = await sql<Wanted | { amount: null }>`select sum(unclaimed)::bigint as amount,
      string_agg(plain_words(description), ' ') as words, min(day) as day
    from statement_line where id = any(${[...lineIds]}) and unclaimed > 0`.execute(reader);
  const [wanted] = found.rows;
  return wanted?.amount === null ? undefined : (wanted as Wanted);
}

/**
 * Payments whose money has not been seen in a statement, the likeliest first: exactly this sum, then whoever the bank's
 * words name. Those approved already are offered when they are searched for, or when the sum is exactly theirs.
 */
export async function assignablePayments(
  reader: Reader,
  lineIds: readonly number[],
  search: string | undefined,
): Promise<InboxRow[]> {
  const wanted = await wantedBy(reader, lineIds);
  if (!wanted) return [];
  const { amount, words, day } = wanted;
  const exactly = search ? sql`true` : sql`amount = ${amount}`;
  const found = await sql<{ id: string }>`select p.id from payment p
    left join lateral (select t.account_name from transfer_claim t where t.payment_id = p.id order by t.id desc limit 1) t on true
    where p.id in (
        select id from payment where status = 'pending' and method = any(${[...BANKS]})
        union all select id from payment where status = 'verified' and method = any(${[...BANKS]}) and ${exactly}
          and created_at >= ${day}::date - ${DAYS_BEFORE}::int
          and not exists (select from statement_share s where s.payment_id = payment.id))
      and ${inboxConditions({ search: search || undefined })}
    order by p.amount = ${amount} desc,
      word_similarity(plain_words(coalesce(nullif(t.account_name, ''), p.payer_name)), ${words}) > 0.5 desc,
      p.status, abs(p.amount - ${amount}), p.created_at desc, p.id
    limit ${SHOWN_MOST}`.execute(reader);
  return inboxRows(
    reader,
    found.rows.map(({ id }) => id),
  );
}
