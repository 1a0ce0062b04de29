import { sql } from "kysely";
import { IS_NEWCOMER } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type Seats, totalOf } from "./seats.ts";

/** Seats of an event in this holder's unpaid registrations, without the one that is being made. */
export async function unpaidSeatsOf(tx: Tx, eventId: number, holder: string, without: number) {
  const { rows } = await sql<{ seats: number }>`select count(*)::int as seats
    from registration r join ticket t on t.registration_id = r.id
    where r.event_id = ${eventId} and r.state = 'waiting_payment' and r.holder = ${holder} and r.id <> ${without}`.execute(
    tx,
  );
  return rows[0]?.seats ?? 0;
}

/** What newcomers hold unpaid of the event and of each wanted type, and what was free before these seats were taken. */
export async function newcomersSeats(tx: Tx, eventId: number, seats: Seats, without: number) {
  const theirs = sql`from registration r join ticket t on t.registration_id = r.id left join member m on m.id = r.member_id
    where r.event_id = ${eventId} and r.state = 'waiting_payment' and r.id <> ${without}
      and (r.newcomer or (m.id is not null and ${IS_NEWCOMER}))`;
  const { rows } = await sql<{ type: number | null; free: number; held: number }>`
    select null as type, e.capacity - e.taken as free, (select count(*)::int ${theirs}) as held
      from event e where e.id = ${eventId} and e.capacity is not null
    union all
    select y.id, y.quota - y.taken, (select count(*)::int ${theirs} and t.ticket_type_id = y.id)
      from ticket_type y where y.id = any(${seats.map(({ type }) => type)}) and y.quota is not null`.execute(
    tx,
  );
  return rows.map(({ type, free, held }) => {
    const wanted = type === null ? totalOf(seats) : (seats.find((one) => one.type === type)?.count ?? 0);
    return { free: free + wanted, held, wanted };
  });
}

export const countAsNewcomers = (tx: Tx, id: number) =>
  tx.updateTable("registration").set({ newcomer: true }).where("id", "=", id).execute();
