import type { Certificate } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { dayOf } from "../../platform/jakarta-day.ts";

/** Certificates that are valid: the enrolment is verified, or the ticket is valid. */
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

export const isRevoked = async (reader: Reader, number: string): Promise<boolean> =>
  (await reader
    .selectFrom("certificate")
    .select("number")
    .where("number", "=", number)
    .where("revoked_at", "is not", null)
    .executeTakeFirst()) !== undefined;

/** Certificates carry a name: they go with the account that they were issued to. */
export async function deleteCertificatesOf(tx: Tx, memberId: number): Promise<void> {
  await sql`delete from certificate where enrolment_id in (select id from enrolment where member_id = ${memberId})
    or ticket_id in (select t.id from ticket t join registration r on r.id = t.registration_id where r.member_id = ${memberId})`.execute(
    tx,
  );
}
