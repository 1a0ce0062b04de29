import type { NoticeChange, NoticeKind } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { StoredRegistration } from "./registrations.ts";

const STANDING = "('confirmed', 'waiting_payment', 'waitlisted')";

export const lockUntold = (tx: Tx, eventId: number) =>
  tx
    .selectFrom("event_notice")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("told_at", "is", null)
    .forUpdate()
    .executeTakeFirst();

export const insertNotice = async (
  tx: Tx,
  notice: { event_id: number; kind: NoticeKind; changes?: readonly NoticeChange[]; reason?: string },
  by: number | null | "untold",
): Promise<number> =>
  (
    await tx
      .insertInto("event_notice")
      .values({
        ...notice,
        changes: JSON.stringify(notice.changes ?? []),
        ...(by === "untold"
          ? { told_at: null, told_by: null }
          : { told_at: new Date().toISOString(), told_by: by }),
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const changeUntold = (tx: Tx, id: number, changes: readonly NoticeChange[]) =>
  tx
    .updateTable("event_notice")
    .set({ changes: JSON.stringify(changes) })
    .where("id", "=", id)
    .execute();

/** Deletes the change that nobody was told of: nobody has to be told of it any more. */
export const dropUntold = (tx: Tx, eventId: number) =>
  tx.deleteFrom("event_notice").where("event_id", "=", eventId).where("told_at", "is", null).execute();

/** To everybody who stands in the event's list now. */
export async function addressToStanding(tx: Tx, id: number, reason: string, by: number | null) {
  await tx
    .updateTable("event_notice")
    .set({ reason, told_by: by, told_at: sql<string>`now()` })
    .where("id", "=", id)
    .execute();
  await sql`insert into event_notice_person (notice_id, registration_id)
    select n.id, r.id from event_notice n join registration r on r.event_id = n.event_id
    where n.id = ${id} and r.state in ${sql.raw(STANDING)}`.execute(tx);
}

export const addressTo = (tx: Tx, id: number, registrations: readonly number[]) =>
  registrations.length === 0
    ? undefined
    : tx
        .insertInto("event_notice_person")
        .values(registrations.map((registration_id) => ({ notice_id: id, registration_id })))
        .execute();

/** The notice of an event's cancellation, if there is one. */
export const cancelNotice = async (tx: Tx, eventId: number): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("event_notice")
      .select("id")
      .where("event_id", "=", eventId)
      .where("kind", "=", "cancel")
      .executeTakeFirst()
  )?.id;

interface Unhandled {
  notice_id: number;
  registration_id: number;
  kind: NoticeKind;
  changes: NoticeChange[];
  reason: string;
  title: string;
}

/** The next one who is to be told, locked: another process takes the one after. `eventId`: of this event only. */
export async function nextUnhandled(tx: Tx, eventId: number | undefined): Promise<Unhandled | undefined> {
  const { rows } =
    await sql<Unhandled>`select p.notice_id, p.registration_id, n.kind, n.changes, n.reason, e.title
    from event_notice_person p join event_notice n on n.id = p.notice_id join event e on e.id = n.event_id
    where p.handled_at is null and (${eventId ?? null}::bigint is null or n.event_id = ${eventId ?? null}::bigint)
    order by p.notice_id, p.registration_id limit 1 for update of p skip locked`.execute(tx);
  return rows[0];
}

export const markHandled = (tx: Tx, { notice_id, registration_id }: Unhandled) =>
  tx
    .updateTable("event_notice_person")
    .set({ handled_at: sql<string>`now()` })
    .where("notice_id", "=", notice_id)
    .where("registration_id", "=", registration_id)
    .execute();

/** Of an event that is still to come: afterwards nobody has to be told of its time or place. */
export const untoldOf = (reader: Reader, eventId: number) =>
  reader
    .selectFrom("event_notice as n")
    .innerJoin("event as e", "e.id", "n.event_id")
    .select(["n.changes", "n.created_at as since"])
    .where("n.event_id", "=", eventId)
    .where("n.told_at", "is", null)
    .where("e.ends_at", ">", sql<string>`now()`)
    .executeTakeFirst();

/** A few words to one person do not push the news of a change out of sight. */
const SHOWN_MOST = 10;

/** The newest ones that were told. */
export async function toldNotices(reader: Reader, eventId: number) {
  const { rows } = await sql<{
    id: number;
    kind: NoticeKind;
    changes: NoticeChange[];
    reason: string;
    told_at: string;
    told_by: string | null;
  }>`select n.id, n.kind, n.changes, n.reason, n.told_at, coalesce(nullif(m.full_name, ''), m.username::text) as told_by
    from event_notice n left join member m on m.id = n.told_by
    where n.event_id = ${eventId} and n.told_at is not null order by n.id desc limit ${SHOWN_MOST}`.execute(
    reader,
  );
  return rows;
}

export type Addressed = Pick<
  StoredRegistration,
  "id" | "code" | "buyer_name" | "buyer_phone" | "buyer_email" | "member_id"
> & { handled_at: string | null };

export const addressedBy = (reader: Reader, noticeId: number): Promise<Addressed[]> =>
  reader
    .selectFrom("event_notice_person as p")
    .innerJoin("registration as r", "r.id", "p.registration_id")
    .select([
      "r.id",
      "r.code",
      "r.buyer_name",
      "r.buyer_phone",
      "r.buyer_email",
      "r.member_id",
      "p.handled_at",
    ])
    .where("p.notice_id", "=", noticeId)
    .orderBy("r.id")
    .execute();

/** The last change that somebody was told of, for their own pages. */
export const LAST_CHANGE = `(select json_build_object('changes', n.changes, 'reason', n.reason, 'told_at', iso_instant(n.told_at))
  from event_notice_person x join event_notice n on n.id = x.notice_id
  where x.registration_id = r.id and n.kind = 'change' order by n.id desc limit 1)`;
