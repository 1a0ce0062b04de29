import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Seats } from "./seats.ts";

export type StoredEvent = Omit<Selectable<Schema["event"]>, "body">;
export type StoredType = Selectable<Schema["ticket_type"]>;
export type StoredQuestion = Pick<
  Selectable<Schema["event_question"]>,
  "id" | "label" | "kind" | "required" | "options"
>;
export type StoredRegistration = Selectable<Schema["registration"]>;
export type StoredTicket = Selectable<Schema["ticket"]>;
export type Voucher = Selectable<Schema["event_voucher"]>;

/** An event as somebody registers for it. */
export interface Offered {
  event: StoredEvent;
  types: StoredType[];
  questions: StoredQuestion[];
}

/** In one statement, so that the types and questions are those of the event's version. */
export async function offeredEvent(reader: Reader, wanted: string | number): Promise<Offered | undefined> {
  const which =
    typeof wanted === "number"
      ? sql`${wanted}::bigint`
      : sql`coalesce((select id from event where slug = ${wanted}),
          (select item_id from slug_history where catalogue = 'event' and slug = ${wanted}))`;
  const { rows } = await sql<
    StoredEvent & Omit<Offered, "event">
  >`select e.id, e.slug, e.title, e.picture, e.starts_at, e.ends_at,
      e.place, e.state, e.registration_opens, e.registration_closes, e.capacity, e.taken, e.price_kind, e.min_price,
      e.campaign_id, e.campaign_basis_points, e.certificate, e.certificate_sessions, e.version, e.organiser, e.contact,
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'price', t.price, 'quota', t.quota,
          'taken', t.taken, 'opens', iso_instant(t.opens), 'closes', iso_instant(t.closes),
          'per_order_max', t.per_order_max) order by t.position), '[]')
        from ticket_type t where t.event_id = e.id and not t.retired) as types,
      (select coalesce(json_agg(json_build_object('id', q.id, 'label', q.label, 'kind', q.kind, 'required', q.required,
          'options', q.options) order by q.position), '[]')
        from event_question q where q.event_id = e.id and not q.retired) as questions
    from event e where e.id = ${which} and e.state <> 'draft'`.execute(reader);
  const [found] = rows;
  if (!found) return undefined;
  const { types, questions, ...event } = found;
  return { event, types, questions };
}

export const voucherByCode = (reader: Reader, eventId: number, code: string): Promise<Voucher | undefined> =>
  reader
    .selectFrom("event_voucher")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("code", "=", code)
    .executeTakeFirst();

export const insertRegistration = (
  tx: Tx,
  registration: Insertable<Schema["registration"]>,
): Promise<StoredRegistration> =>
  tx.insertInto("registration").values(registration).returningAll().executeTakeFirstOrThrow();

export const updateRegistration = (tx: Tx, id: number, change: Updateable<Schema["registration"]>) =>
  tx
    .updateTable("registration")
    .set({
      ...change,
      ...(change.refund_due && { refund_due_since: sql<string>`coalesce(refund_due_since, now())` }),
    })
    .where("id", "=", id)
    .execute();

export const insertTickets = (tx: Tx, tickets: Insertable<Schema["ticket"]>[]) =>
  tx.insertInto("ticket").values(tickets).execute();

type Named = { payment: string } | { id: number } | { key: string } | { code: string };

/** Everyone who changes a registration holds this lock. */
export const lockRegistration = (tx: Tx, named: Named): Promise<StoredRegistration | undefined> => {
  const all = tx.selectFrom("registration").selectAll().forUpdate();
  const found =
    "payment" in named
      ? all.where("payment_id", "=", named.payment)
      : "id" in named
        ? all.where("id", "=", named.id)
        : "key" in named
          ? all.where("page_key", "=", named.key)
          : all.where("code", "=", named.code);
  return found.executeTakeFirst();
};

export const registrationByRequest = (reader: Reader, request_id: string) =>
  reader.selectFrom("registration").selectAll().where("request_id", "=", request_id).executeTakeFirst();

export const registrationPaidBy = (reader: Reader, paymentId: string): Promise<StoredRegistration> =>
  reader.selectFrom("registration").selectAll().where("payment_id", "=", paymentId).executeTakeFirstOrThrow();

export const ticketsOf = (reader: Reader, registrationId: number): Promise<StoredTicket[]> =>
  reader
    .selectFrom("ticket")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("id")
    .execute();

export const voidTickets = (tx: Tx, ids: readonly number[]) =>
  tx.updateTable("ticket").set({ state: "void" }).where("id", "in", ids).execute();

export async function seatsOf(reader: Reader, registrationId: number): Promise<Seats> {
  return reader
    .selectFrom("ticket")
    .select(["ticket_type_id as type", (count) => count.fn.countAll<number>().as("count")])
    .where("registration_id", "=", registrationId)
    .where("state", "=", "valid")
    .groupBy("ticket_type_id")
    .orderBy("ticket_type_id")
    .execute();
}

/** What a payment page shows of its event, and the names on the tickets. */
export async function paidEvent(reader: Reader, paymentId: string) {
  const { rows } = await sql<{
    title: string;
    slug: string;
    picture: string | null;
    starts_at: string;
    page_key: string;
    tickets: number;
    event_state: StoredEvent["state"];
    state: StoredRegistration["state"];
  }>`select e.title, e.slug, '/media/' || e.picture || '/640.jpg' as picture, e.starts_at, r.page_key, e.state as event_state,
      r.state, (select count(*) from ticket t where t.registration_id = r.id and t.state = 'valid') as tickets
    from registration r join event e on e.id = r.event_id where r.payment_id = ${paymentId}`.execute(reader);
  const [found] = rows;
  if (!found) throw new Error(`payment ${paymentId} is of no registration`);
  return found;
}

/** Who stands first in the line of these types and has no offer yet. */
export async function firstInLine(
  tx: Tx,
  eventId: number,
  types: readonly number[],
): Promise<StoredRegistration | undefined> {
  return (
    tx
      .selectFrom("registration")
      .selectAll()
      .where("event_id", "=", eventId)
      .where("state", "=", "waitlisted")
      .where("offered_until", "is", null)
      .where("wanted_type", "in", types)
      .orderBy("id")
      .limit(1)
      // Skips locked rows: their transaction may wait for the event, which the caller has locked (deadlock).
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
  );
}

/** Who waits for a type that was removed. `eventId`: in this event only. */
export async function waitingForRemoved(reader: Reader, eventId: number | undefined): Promise<number[]> {
  const rows = await reader
    .selectFrom("registration as r")
    .innerJoin("ticket_type as y", "y.id", "r.wanted_type")
    .select("r.id")
    .where("r.state", "=", "waitlisted")
    .where("y.retired", "=", true)
    .$if(eventId !== undefined, (rows) => rows.where("r.event_id", "=", eventId ?? 0))
    .orderBy("r.id")
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

export async function overdueOffers(reader: Reader): Promise<number[]> {
  const rows = await reader
    .selectFrom("registration")
    .select("id")
    .where("state", "=", "waitlisted")
    .where("offered_until", "<", sql<string>`now()`)
    .orderBy("id")
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

export const storeRefundAccount = (
  reader: Reader,
  id: number,
  to: { bank: string; account_number: string; account_holder: string },
) =>
  reader
    .updateTable("registration")
    .set({ refund_bank: to.bank, refund_account: to.account_number, refund_holder: to.account_holder })
    .where("id", "=", id)
    .execute();

/** A registration of this event by its own code, or by that of one of its tickets. */
export function registrationCalled(reader: Reader, eventId: number, wanted: string) {
  const code = wanted.toUpperCase().trim();
  return reader
    .selectFrom("registration")
    .selectAll()
    .where("event_id", "=", eventId)
    .where(sql<boolean>`(code = ${code} or id = (select registration_id from ticket where code = ${code}))`)
    .executeTakeFirst();
}

export const soldTickets = (reader: Reader, registrationId: number) =>
  reader
    .selectFrom("ticket")
    .innerJoin("ticket_type", "ticket_type.id", "ticket.ticket_type_id")
    .select(["ticket.id", "ticket.code", "ticket.participant_name as name", "ticket_type.name as type"])
    .where("registration_id", "=", registrationId)
    .where("state", "=", "valid")
    .orderBy("ticket.id")
    .execute();

export const registrationByCode = (reader: Reader, code: string) =>
  reader.selectFrom("registration").selectAll().where("code", "=", code).executeTakeFirst();

export const registrationsCalled = (reader: Reader, eventId: number, codes: readonly string[]) =>
  reader
    .selectFrom("registration")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("code", "in", codes)
    .orderBy("id")
    .execute();

/** The registrations of people who come, or wait to pay or for a seat. */
export const standingOf = (reader: Reader, eventId: number) =>
  reader
    .selectFrom("registration")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("state", "in", ["confirmed", "waiting_payment", "waitlisted"])
    .orderBy("id")
    .execute();

export const changeTicket = (tx: Tx, ticketId: number, change: Updateable<Schema["ticket"]>) =>
  tx.updateTable("ticket").set(change).where("id", "=", ticketId).execute();

export const eventOfType = async (reader: Reader, typeId: number): Promise<number | undefined> =>
  (await reader.selectFrom("ticket_type").select("event_id").where("id", "=", typeId).executeTakeFirst())
    ?.event_id;

/** A valid ticket of a confirmed registration of this event. */
export const heldTicket = (reader: Reader, eventId: number, ticketId: number) =>
  reader
    .selectFrom("ticket")
    .innerJoin("registration", "registration.id", "ticket.registration_id")
    .select(["ticket.id", "ticket.participant_name as name"])
    .where("ticket.id", "=", ticketId)
    .where("registration.event_id", "=", eventId)
    .where("registration.state", "=", "confirmed")
    .where("ticket.state", "=", "valid")
    .executeTakeFirst();

export const registrationsOfTickets = (reader: Reader, ticketIds: readonly number[]) =>
  reader
    .selectFrom("registration")
    .selectAll()
    .where("id", "in", (of) =>
      of
        .selectFrom("ticket")
        .select("registration_id")
        .where("id", "in", [...ticketIds, 0]),
    )
    .orderBy("id")
    .execute();

/** Names and phones of those who stand in this event's list, to recognise a row that is imported twice. */
export async function registeredPeople(reader: Reader, eventId: number): Promise<Set<string>> {
  const { rows } = await sql<{
    person: string;
  }>`select lower(t.participant_name) || ' ' || phone_digits(r.buyer_phone) as person
    from registration r join ticket t on t.registration_id = r.id
    where r.event_id = ${eventId} and r.state in ('confirmed', 'waiting_payment') and t.state = 'valid'`.execute(
    reader,
  );
  return new Set(rows.map(({ person }) => person));
}
