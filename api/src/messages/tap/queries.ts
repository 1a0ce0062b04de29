import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

const SHOWN_MOST = 50;
const DONE_MOST = 20;

export const keepTap = (tx: Tx, tap: { message_id: number; phone: string; title: string; text: string }) =>
  tx.insertInto("tap_message").values(tap).execute();

export async function waitingTaps(on: Reader) {
  const { rows } = await sql<{
    id: number;
    phone: string;
    title: string;
    text: string;
    since: string;
    total: number;
  }>`select id, phone, title, text, created_at as since, count(*) over () as total from tap_waiting
    order by created_at, id limit ${SHOWN_MOST}`.execute(on);
  return rows;
}

export async function doneTaps(on: Reader) {
  const { rows } = await sql<{
    id: number;
    phone: string;
    title: string;
    state: "sent" | "skipped";
    by: string | null;
    at: string;
  }>`select m.id, t.phone, t.title, m.state, coalesce(nullif(s.full_name, ''), s.username::text) as by, t.decided_at as at
    from tap_message t join message m on m.id = t.message_id left join member s on s.id = t.decided_by
    where t.decided_at > now() - interval '1 day' order by t.decided_at desc limit ${DONE_MOST}`.execute(on);
  return rows;
}

/** Locks the row, so that only one of two colleagues sends it. */
export async function lockTap(tx: Tx, id: number) {
  const { rows } = await sql<{ state: string; decided_by: number | null; by: string | null; open: boolean }>`
    select m.state, t.decided_by, coalesce(nullif(s.full_name, ''), s.username::text) as by, exists (select from tap_waiting w where w.id = m.id) as open
    from tap_message t join message m on m.id = t.message_id left join member s on s.id = t.decided_by
    where t.message_id = ${id} for update of t, m`.execute(tx);
  return rows[0];
}

export async function decideTap(
  tx: Tx,
  id: number,
  state: "queued" | "sent" | "skipped",
  memberId: number,
): Promise<void> {
  const open = state === "queued";
  await tx.updateTable("message").set({ state }).where("id", "=", id).execute();
  await tx
    .updateTable("tap_message")
    .set({ decided_by: open ? null : memberId, decided_at: open ? null : sql`now()` })
    .where("message_id", "=", id)
    .execute();
}

/** Deletes text and phone number a day after sending, or after a month without sending. */
export async function sweepTaps(tx: Tx): Promise<void> {
  await sql`update message set state = 'skipped', error = 'not sent for a month'
    where channel = 'tap' and state = 'queued' and created_at < now() - interval '30 days'`.execute(tx);
  await sql`delete from tap_message t using message m where m.id = t.message_id and m.state <> 'queued'
    and coalesce(t.decided_at, '-infinity') < now() - interval '1 day'`.execute(tx);
}
