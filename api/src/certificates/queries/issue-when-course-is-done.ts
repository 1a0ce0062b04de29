import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
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
