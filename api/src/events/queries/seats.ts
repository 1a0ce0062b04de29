import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

export type Seats = readonly { type: number; count: number }[];

export const totalOf = (seats: Seats) => seats.reduce((sum, { count }) => sum + count, 0);

const wanted = (seats: Seats) =>
  sql`(select * from unnest(${seats.map(({ type }) => type)}::bigint[], ${seats.map(({ count }) => count)}::int[]) as w (type, count))`;

/**
 * Takes seats by one conditional UPDATE each. The event's row is locked from here until the transaction ends, so this comes
 * last. The event is locked before its ticket types, to avoid a deadlock of two buyers.
 */
export async function takeSeats(
  tx: Tx,
  event: { id: number; version?: number },
  seats: Seats,
): Promise<"taken" | "sold_out" | "type_sold_out"> {
  const count = totalOf(seats);
  const sameVersion = event.version === undefined ? sql`true` : sql`version = ${event.version}`;
  const whole = await sql`update event set taken = taken + ${count}
    where id = ${event.id} and state = 'published' and ${sameVersion} and (capacity is null or taken + ${count} <= capacity)`.execute(
    tx,
  );
  if (whole.numAffectedRows !== 1n) return "sold_out";
  const each = await sql`update ticket_type t set taken = t.taken + w.count from ${wanted(seats)} w
    where t.id = w.type and t.event_id = ${event.id} and (t.quota is null or t.taken + w.count <= t.quota)`.execute(
    tx,
  );
  return each.numAffectedRows === BigInt(seats.length) ? "taken" : "type_sold_out";
}

export async function giveSeats(tx: Tx, eventId: number, seats: Seats): Promise<void> {
  if (totalOf(seats) === 0) return;
  await sql`update event set taken = taken - ${totalOf(seats)} where id = ${eventId}`.execute(tx);
  await sql`update ticket_type t set taken = t.taken - w.count from ${wanted(seats)} w where t.id = w.type`.execute(
    tx,
  );
}

/** Locks the event while freed seats are offered, so that no other registration takes one in between. */
export const lockEvent = (tx: Tx, id: number) =>
  tx.selectFrom("event").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** Whether this many seats are free now. Does not reserve them. */
export async function areFree(reader: Reader, eventId: number, seats: Seats): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select
    exists (select from event where id = ${eventId} and state = 'published' and (capacity is null or taken + ${totalOf(seats)} <= capacity))
    and not exists (select from ticket_type t join ${wanted(seats)} w on t.id = w.type
      where t.quota is not null and t.taken + w.count > t.quota) as free`.execute(reader);
  return rows[0]?.free ?? false;
}

/** Counts one use of a voucher; false if none is left. */
export async function takeVoucher(tx: Tx, id: number): Promise<boolean> {
  const used = await sql`update event_voucher set used = used + 1 where id = ${id} and used < quota`.execute(
    tx,
  );
  return used.numAffectedRows === 1n;
}

export const giveVoucher = (tx: Tx, id: number) =>
  sql`update event_voucher set used = used - 1 where id = ${id}`.execute(tx);
