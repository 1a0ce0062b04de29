import type { Certificate } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { dayOf } from "../../platform/jakarta-day.ts";
import { newCertificateNumber } from "../certificate-number.ts";

/** Issues a certificate when every material is done; at most one, and only for a verified enrolment. */
export async function issueForEnrolment(
  tx: Tx,
  enrolmentId: number,
  number = newCertificateNumber(),
): Promise<void> {
  await sql`insert into certificate (number, enrolment_id, name)
    select ${number}, e.id, nullif(m.full_name, '')
    from enrolment e join member m on m.id = e.member_id
    where e.id = ${enrolmentId} and e.status = 'verified'
      and exists (select from course_material c where c.course_id = e.course_id)
      and not exists (select from course_material c where c.course_id = e.course_id and not exists (
        select from material_progress d where d.material_id = c.id and d.member_id = e.member_id))
    on conflict (enrolment_id) do nothing`.execute(tx);
}

/** Everybody with a valid ticket: who entered and attended enough sessions, and who has a certificate or had one. */
async function participantsOf(reader: Reader, eventId: number, sessions: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    present: boolean;
    has: boolean;
    revoked: boolean;
  }>`select t.id, t.participant_name as name, c.number is not null as has, c.revoked_at is not null as revoked,
      exists (select from check_in i where i.ticket_id = t.id and i.kind = 'enter' and i.struck_at is null)
        and (select count(distinct i.session_id) from check_in i where i.ticket_id = t.id and i.kind = 'session' and i.struck_at is null) >= ${sessions} as present
    from ticket t join registration r on r.id = t.registration_id left join certificate c on c.ticket_id = t.id
    where r.event_id = ${eventId} and r.state = 'confirmed' and t.state = 'valid' order by t.id`.execute(
    reader,
  );
  return rows;
}

/** How many participants there are, were present, and have a certificate. */
export async function countForEvent(reader: Reader, eventId: number, sessions: number) {
  const all = await participantsOf(reader, eventId, sessions);
  const count = (which: (one: (typeof all)[number]) => boolean) => all.filter(which).length;
  return {
    total: all.length,
    present: count(({ present }) => present),
    issued: count(({ has, revoked }) => has && !revoked),
    revoked: count(({ revoked }) => revoked),
  };
}

/** Certificates for everybody who was present; at most one for each ticket. What was revoked stays so. */
export async function issueForEvent(tx: Tx, eventId: number, sessions: number) {
  const rows = await participantsOf(tx, eventId, sessions);
  const due = rows.filter(({ present, has }) => present && !has);
  if (due.length > 0)
    await tx
      .insertInto("certificate")
      .values(
        due.map(({ id, name }) => ({
          number: newCertificateNumber(),
          enrolment_id: null,
          ticket_id: id,
          name,
        })),
      )
      .onConflict((clash) => clash.column("ticket_id").doNothing())
      .execute();
  const counts = {
    ...{ issued: due.length, present: rows.filter(({ present }) => present).length, total: rows.length },
  };
  return { counts, tickets: due.map(({ id }) => id) };
}

/** For one ticket, whether or not its holder was scanned: issued, or issued again. */
export async function issueForTicket(tx: Tx, ticketId: number, name: string): Promise<void> {
  await tx
    .insertInto("certificate")
    .values({ number: newCertificateNumber(), enrolment_id: null, ticket_id: ticketId, name })
    .onConflict((clash) => clash.column("ticket_id").doUpdateSet({ revoked_at: null, revoked_reason: "" }))
    .execute();
}

/** Takes a ticket's certificate back; false where it has none that holds. */
export async function revokeOfTicket(tx: Tx, ticketId: number, reason: string): Promise<boolean> {
  const revoked = await tx
    .updateTable("certificate")
    .set({ revoked_at: sql<string>`now()`, revoked_reason: reason })
    .where("ticket_id", "=", ticketId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return revoked.numUpdatedRows === 1n;
}

export const isRevoked = async (reader: Reader, number: string): Promise<boolean> =>
  (await reader
    .selectFrom("certificate")
    .select("number")
    .where("number", "=", number)
    .where("revoked_at", "is not", null)
    .executeTakeFirst()) !== undefined;

/** Valid while its enrolment is verified, or its ticket stands. */
const AWARDED = `select * from (
  select c.number, c.enrolment_id, c.ticket_id, coalesce(c.name, m.username::text) as name, 'course' as kind,
    item.title, item.slug, ${dayOf("c.issued_at")} as issued_on, item.teacher_name as teacher
  from certificate c join enrolment e on e.id = c.enrolment_id and e.status = 'verified'
  join member m on m.id = e.member_id join course item on item.id = e.course_id
  union all select c.number, c.enrolment_id, c.ticket_id, c.name, 'event', item.title, item.slug, ${dayOf("item.starts_at")},
    item.organiser
  from certificate c join ticket t on t.id = c.ticket_id and t.state = 'valid' and c.revoked_at is null
  join registration r on r.id = t.registration_id and r.state = 'confirmed' join event item on item.id = r.event_id) awarded`;

const one = async (
  database: Database,
  by: "number" | "enrolment_id" | "ticket_id",
  value: string | number,
) => {
  const [found] = await database.prepared<Certificate>(
    `certificate-by-${by}`,
    `${AWARDED} where ${by} = $1`,
    [value],
  );
  return found;
};

export const certificateByNumber = (database: Database, number: string) => one(database, "number", number);
export const certificateOfTicket = (database: Database, ticketId: number) =>
  one(database, "ticket_id", ticketId);

export async function certificateOfEnrolment(database: Database, enrolmentId: number) {
  // A member without a name at that time may add it once.
  await database.prepared(
    "name-certificate",
    `update certificate c set name = m.full_name from enrolment e join member m on m.id = e.member_id
     where c.enrolment_id = $1 and e.id = $1 and c.name is null and m.full_name <> ''`,
    [enrolmentId],
  );
  return one(database, "enrolment_id", enrolmentId);
}

/** Certificates carry a name: they go with the account that they were issued to. */
export async function deleteCertificatesOf(tx: Tx, memberId: number): Promise<void> {
  await sql`delete from certificate where enrolment_id in (select id from enrolment where member_id = ${memberId})
    or ticket_id in (select t.id from ticket t join registration r on r.id = t.registration_id where r.member_id = ${memberId})`.execute(
    tx,
  );
}
