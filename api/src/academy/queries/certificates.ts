import type { Certificate } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import { dayOf } from "../../platform/jakarta-day.ts";

/** Issues a certificate when every material is done; at most one, and only for a verified enrolment. */
export async function insertCertificate(tx: Tx, enrolmentId: number, number: string): Promise<void> {
  await sql`insert into certificate (number, enrolment_id, name)
    select ${number}, e.id, nullif(m.full_name, '')
    from enrolment e join member m on m.id = e.member_id
    where e.id = ${enrolmentId} and e.status = 'verified'
      and exists (select from course_material c where c.course_id = e.course_id)
      and not exists (select from course_material c where c.course_id = e.course_id and not exists (
        select from material_progress d where d.material_id = c.id and d.member_id = e.member_id))
    on conflict (enrolment_id) do nothing`.execute(tx);
}

const AWARDED = `select c.number, coalesce(c.name, m.username::text) as name, item.title as course_title,
    item.slug as course_slug, ${dayOf("c.issued_at")} as issued_on, item.teacher_name as teacher
  from certificate c join enrolment e on e.id = c.enrolment_id and e.status = 'verified'
  join member m on m.id = e.member_id join course item on item.id = e.course_id`;

export async function certificateByNumber(
  database: Database,
  number: string,
): Promise<Certificate | undefined> {
  const [found] = await database.prepared<Certificate>(
    "certificate-by-number",
    `${AWARDED} where c.number = $1`,
    [number],
  );
  return found;
}

export async function certificateOf(
  database: Database,
  enrolmentId: number,
): Promise<Certificate | undefined> {
  // A member without a name at that time may add it once.
  await database.prepared(
    "name-certificate",
    `update certificate c set name = m.full_name from enrolment e join member m on m.id = e.member_id
     where c.enrolment_id = $1 and e.id = $1 and c.name is null and m.full_name <> ''`,
    [enrolmentId],
  );
  const [found] = await database.prepared<Certificate>(
    "certificate-of",
    `${AWARDED} where c.enrolment_id = $1`,
    [enrolmentId],
  );
  return found;
}
