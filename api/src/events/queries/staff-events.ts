import type { StaffEvent, StaffEventSummary } from "@barakah/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { SUMMARY } from "./events.ts";
import { LACKING } from "./lacking.ts";

/** From the ledger, by its index alone. Without the part of the campaign. */
const INCOME = `(select coalesce(-sum(l.amount), 0)::bigint from ledger_posting l
  where l.account = 'event:' || item.id and l.kind not in ('payout', 'transfer')) as income`;
const PAID_OUT = `(select coalesce(sum(l.amount), 0)::bigint from ledger_posting l
  where l.account = 'event:' || item.id and l.kind in ('payout', 'transfer')) as paid_out`;

interface Filter extends StaffFilter {
  search?: string | undefined;
  state?: string | undefined;
}

export function staffEvents(database: Database, { search, state, ...page }: Filter) {
  return staffList<StaffEventSummary>(database, page, (place) => ({
    columns: `${SUMMARY}, item.taken, ${INCOME}, iso_instant(item.created_at) as created_at`,
    table: "event",
    where: [state && `item.state = ${place(state)}`],
    search: search && { exact: `item.search @@ (select search_query('event', ${place(search)}))` },
  }));
}

export async function staffEvent(database: Database, id: number): Promise<StaffEvent | undefined> {
  const [found] = await database.prepared<StaffEvent>(
    "staff-event",
    `select ${SUMMARY}, item.body, item.picture, item.map_link, item.online_link, item.contact, item.listed, item.min_price,
       item.certificate, item.certificate_sessions, item.cancelled_reason, item.taken, ${INCOME}, ${PAID_OUT},
       iso_instant(item.registration_closes) as registration_closes_set, item.campaign_id, item.campaign_basis_points,
       coalesce((select c.title from campaign c where c.id = item.campaign_id), '') as campaign_title,
       item.version, iso_instant(item.changed_at) as changed_at,
       (select coalesce(nullif(m.full_name, ''), m.username::text) from member m where m.id = item.changed_by) as changed_by,
       (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'benefits', t.benefits, 'price', t.price,
           'quota', t.quota, 'taken', t.taken, 'opens', iso_instant(t.opens), 'closes', iso_instant(t.closes),
           'per_order_max', t.per_order_max) order by t.position), '[]')
         from ticket_type t where t.event_id = item.id and not t.retired) as ticket_types,
       (select coalesce(json_agg(json_build_object('id', q.id, 'label', q.label, 'kind', q.kind, 'required', q.required,
           'options', q.options) order by q.position), '[]')
         from event_question q where q.event_id = item.id and not q.retired) as questions,
       (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'starts_at', iso_instant(s.starts_at),
           'ends_at', iso_instant(s.ends_at), 'handout', s.handout) order by s.starts_at nulls last, s.id), '[]')
         from event_session s where s.event_id = item.id) as sessions,
       (select json_object_agg(states.state, (select count(*) from registration r
           where r.event_id = item.id and r.state = states.state))
         from unnest(array['waiting_payment', 'confirmed', 'waitlisted', 'cancelled', 'expired']) as states (state)) as counts,
       ${HAS_PAID} as has_paid, ${LACKING} as lacking,
       exists (select from event_notice n where n.event_id = item.id and n.told_at is null)
         and item.ends_at > now() as untold
     from event item where item.id = $1`,
    [id],
  );
  return found;
}

const HAS_PAID = `exists (select from registration r join payment p on p.id = r.payment_id
  where r.event_id = item.id and p.status not in ('expired', 'cancelled', 'rejected'))`;

/** Somebody has paid or may be paying: the campaign's share must not change under them. */
export async function hasPayments(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{
    paid: boolean;
  }>`select ${sql.raw(HAS_PAID)} as paid from event item where item.id = ${id}`.execute(tx);
  return rows[0]?.paid ?? false;
}

export type EventRow = Selectable<Schema["event"]>;

/** Not FOR UPDATE: registrations, which refer to the event, need not wait for an editor until they take their seats. */
export const lockEventRow = (tx: Tx, id: number): Promise<EventRow | undefined> =>
  tx.selectFrom("event").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

export const insertEvent = async (tx: Tx, event: Insertable<Schema["event"]>): Promise<number> =>
  (await tx.insertInto("event").values(event).returning("id").executeTakeFirstOrThrow()).id;

export const updateEvent = (tx: Tx, id: number, change: Updateable<Schema["event"]>) =>
  tx.updateTable("event").set(change).where("id", "=", id).execute();

type Listed = "ticket_type" | "event_question" | "event_session";
/** A row as it is edited: without an id it is new. */
type Edited<Table extends Listed> = Omit<Insertable<Schema[Table]>, "event_id" | "position"> & {
  id?: number | undefined;
};

/** Changes a row of this event, or adds it: it is new, or was removed by a colleague while it was edited. */
async function putRow(tx: Tx, table: Listed, eventId: number, { id, ...row }: { id?: number | undefined }) {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set(row as never)
    .where("id", "=", id ?? 0)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const added = { ...row, event_id: eventId } as never;
  await tx.insertInto(table).values(added).execute();
}

/** Rows that are not named any more are retired: their tickets stay, and their answers keep their meaning. */
async function putInOrder(
  tx: Tx,
  table: "ticket_type" | "event_question",
  eventId: number,
  rows: readonly { id?: number | undefined }[],
): Promise<void> {
  await tx.updateTable(table).set({ retired: true }).where("event_id", "=", eventId).execute();
  for (const [position, row] of rows.entries())
    await putRow(tx, table, eventId, { ...row, position, retired: false } as typeof row);
}

export const saveTypes = (tx: Tx, eventId: number, types: readonly Edited<"ticket_type">[]) =>
  putInOrder(tx, "ticket_type", eventId, types);

type EditedQuestion = Omit<Edited<"event_question">, "options"> & { options: readonly object[] };

export const saveQuestions = (tx: Tx, eventId: number, questions: readonly EditedQuestion[]) =>
  putInOrder(
    tx,
    "event_question",
    eventId,
    questions.map(({ options, ...question }) => ({ ...question, options: JSON.stringify(options) })),
  );

export const typesOf = (reader: Reader, eventId: number) =>
  reader
    .selectFrom("ticket_type")
    .select(["id", "name", "taken", "price"])
    .where("event_id", "=", eventId)
    .execute();

/** False where a session that was scanned would be removed. */
export async function saveSessions(
  tx: Tx,
  eventId: number,
  sessions: readonly Edited<"event_session">[],
): Promise<boolean> {
  const kept = sessions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const gone = await sql<{
    scanned: boolean;
  }>`select exists (select from check_in c where c.session_id = s.id) as scanned
    from event_session s where s.event_id = ${eventId} and not s.id = any(${kept})`.execute(tx);
  if (gone.rows.some(({ scanned }) => scanned)) return false;
  await sql`delete from event_session where event_id = ${eventId} and not id = any(${kept})`.execute(tx);
  for (const session of sessions) await putRow(tx, "event_session", eventId, session);
  return true;
}

export const vouchersOf = (reader: Reader, eventId: number) =>
  reader
    .selectFrom("event_voucher")
    .select(["id", "code", "percent", "amount", "quota", "used", "valid_until"])
    .where("event_id", "=", eventId)
    .orderBy("id")
    .execute();

/** False where the code is taken. */
export const insertVoucher = async (tx: Tx, voucher: Insertable<Schema["event_voucher"]>): Promise<boolean> =>
  (await tx
    .insertInto("event_voucher")
    .values(voucher)
    .onConflict((clash) => clash.columns(["event_id", "code"]).doNothing())
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** False where it was used more often than the new quota, or does not exist. */
export const changeVoucherRow = async (
  tx: Tx,
  id: number,
  eventId: number,
  change: { quota: number; valid_until: string | null },
): Promise<boolean> =>
  (await tx
    .updateTable("event_voucher")
    .set(change)
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .where("used", "<=", change.quota)
    .returning("id")
    .executeTakeFirst()) !== undefined;

const STANDING = ["waiting_payment", "confirmed", "waitlisted"] as const;

export const hasStanding = async (tx: Tx, eventId: number): Promise<boolean> =>
  (await tx
    .selectFrom("registration")
    .select("id")
    .where("event_id", "=", eventId)
    .where("state", "in", STANDING)
    .executeTakeFirst()) !== undefined;

/** Registrations that still stand although their event was cancelled, with the reason for the buyer. */
export const ofCancelledEvents = (reader: Reader) =>
  reader
    .selectFrom("registration")
    .innerJoin("event", "event.id", "registration.event_id")
    .select(["registration.id", "registration.payment_id", "registration.state"])
    .select("event.cancelled_reason as reason")
    .where("event.state", "=", "cancelled")
    .where("registration.state", "in", STANDING)
    .orderBy("registration.id")
    .execute();
