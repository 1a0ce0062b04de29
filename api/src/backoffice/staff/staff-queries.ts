import type { StaffMember } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";

const FIELDS = `m.id, m.username::text as username, m.email::text as email, m.full_name,
    array(select role from staff_role r where r.member_id = m.id order by role) as roles,
    exists (select from two_step s where s.member_id = m.id and s.confirmed_at is not null) as two_step,
    (select at from last_sign_in l where l.member_id = m.id) as last_sign_in_at`;

export const staff = (database: Database) =>
  database.prepared<StaffMember>(
    "staff",
    // Looked up one by one: the planner does not know how few there are and would scan all members.
    `select ${FIELDS} from (select distinct member_id from staff_role) s
     cross join lateral (select * from member where id = s.member_id and deleted_at is null offset 0) m
     order by m.full_name, m.id`,
    [],
  );

export async function staffMember(database: Database, memberId: number): Promise<StaffMember | undefined> {
  const [found] = await database.prepared<StaffMember>(
    "staff-member",
    `select ${FIELDS} from member m where m.id = $1`,
    [memberId],
  );
  return found;
}
