import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { StoredRegistration } from "./registrations.ts";
import { type Seats, totalOf } from "./seats.ts";

type Taken = Pick<StoredRegistration, "id" | "event_id" | "seat_holder" | "buyer_phone">;

const SAME = ({ seat_holder, buyer_phone }: Pick<Taken, "seat_holder" | "buyer_phone">) =>
  sql`(r.seat_holder = ${seat_holder}
    or (${buyer_phone} <> '' and phone_digits(r.buyer_phone) = phone_digits(${buyer_phone})))`;

/** The number of free seats that this person has taken, by browser, member or phone, without the given ones. */
export async function freeSeatsOf(tx: Tx, taken: Taken): Promise<number> {
  const { rows } = await sql<{ seats: number }>`select count(*)::int as seats
    from registration r join ticket t on t.registration_id = r.id and t.state = 'valid'
    where r.event_id = ${taken.event_id} and r.id <> ${taken.id} and r.state = 'confirmed' and r.total = 0
      and r.source = 'self' and ${SAME(taken)}`.execute(tx);
  return rows[0]?.seats ?? 0;
}

/** Certain free seats of the event by registration: whether it is the same person's by browser, member or phone, and its address. */
export async function certainSeats(tx: Tx, taken: Taken) {
  const { rows } = await sql<{ same: boolean; email: string; seats: number }>`
    select ${SAME(taken)} as same, r.buyer_email as email, count(*)::int as seats
    from registration r join ticket t on t.registration_id = r.id and t.state = 'valid'
    where r.event_id = ${taken.event_id} and r.id <> ${taken.id} and r.state = 'confirmed' and r.total = 0
      and r.source = 'self' and not r.provisional and (${SAME(taken)} or r.buyer_email <> '')
    group by r.id`.execute(tx);
  return rows;
}

/** At least half of the seats are still free, of the event and of each wanted type. */
export async function isPlenty(tx: Tx, eventId: number, seats: Seats): Promise<boolean> {
  const { rows } = await sql<{ plenty: boolean }>`select
    not exists (select from event where id = ${eventId} and capacity < 2 * taken)
    and not exists (select from ticket_type where id = any(${seats.map(({ type }) => type)}) and quota < 2 * taken)
    as plenty`.execute(tx);
  return rows[0]?.plenty ?? false;
}

export const markHeld = (tx: Tx, id: number) =>
  tx.updateTable("registration").set({ provisional: true }).where("id", "=", id).execute();

export const makeCertain = (tx: Tx, id: number) =>
  tx.updateTable("registration").set({ provisional: false }).where("id", "=", id).execute();

/** Locks the newest held registration that has a needed seat and no scan. Skips one that its buyer is cancelling now. */
export async function newestHeld(tx: Tx, eventId: number, wanted: Seats): Promise<number | undefined> {
  const types = wanted.map(({ type }) => type);
  const { rows } = await sql<{ id: number }>`select r.id from registration r
    where r.event_id = ${eventId} and r.provisional and r.state = 'confirmed' and not exists (
      select from ticket t join check_in c on c.ticket_id = t.id where t.registration_id = r.id and c.struck_at is null)
      and (exists (select from event where id = ${eventId} and taken + ${totalOf(wanted)} > capacity)
        or exists (select from ticket t where t.registration_id = r.id and t.state = 'valid' and t.ticket_type_id = any(${types})))
    order by r.id desc limit 1 for update of r skip locked`.execute(tx);
  return rows[0]?.id;
}

/**
 * Full events and full types of tickets, where seats of this type are held. A tenth of the seats is freed at once, so that
 * registering does not wait for it each time.
 */
export async function fullEventsWithHeld({ pool }: Database) {
  const { rows } = await pool.query<{ id: number; type: number; spare: number }>(`
    select e.id, y.id as type, least(count(distinct t.id), greatest(1, least(e.capacity, y.quota) / 10))::int as spare
    from event e join registration r on r.event_id = e.id and r.provisional and r.state = 'confirmed'
      join ticket t on t.registration_id = r.id and t.state = 'valid' join ticket_type y on y.id = t.ticket_type_id
    where e.state = 'published' and (e.taken >= e.capacity or y.taken >= y.quota) group by e.id, y.id order by e.id, y.id`);
  return rows;
}

/** Whether a person with this phone, mail address or account waits already, and how many wait from this browser. */
export async function waitingAlready(
  tx: Tx,
  eventId: number,
  who: { phone: string; email: string; memberId: number | null; seat_holder: string },
) {
  const { rows } = await sql<{
    id: number | null;
    code: string;
    wanted_type: number | null;
    from_here: number;
  }>`
    select min(r.id) filter (where ${sql`(${who.phone} <> '' and phone_digits(r.buyer_phone) = phone_digits(${who.phone}))
      or (${who.email} <> '' and lower(r.buyer_email) = lower(${who.email}))
      or r.member_id = ${who.memberId}::bigint`}) as id,
      count(*) filter (where r.seat_holder = ${who.seat_holder})::int as from_here
    from registration r where r.event_id = ${eventId} and r.state = 'waitlisted'`.execute(tx);
  return rows[0] ?? { id: null, from_here: 0 };
}

/** Unpaid registrations of this person that hold a use of this voucher. */
export async function unpaidUses(
  tx: Tx,
  voucherId: number,
  taken: Taken & { holder: string },
): Promise<number> {
  const { rows } = await sql<{ uses: number }>`select count(*)::int as uses from registration r
    where r.voucher_id = ${voucherId} and r.id <> ${taken.id} and r.state = 'waiting_payment'
      and (r.holder = ${taken.holder} or (${taken.buyer_phone} <> ''
        and phone_digits(r.buyer_phone) = phone_digits(${taken.buyer_phone})))`.execute(tx);
  return rows[0]?.uses ?? 0;
}
