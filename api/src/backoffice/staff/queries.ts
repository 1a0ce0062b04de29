import type { StaffMember, StaffRole } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

type Reader = Database["kysely"] | Tx;

const FIELDS = `m.id, m.username::text as username, m.email::text as email, m.full_name,
    array(select role from staff_role r where r.member_id = m.id order by role) as roles,
    exists (select from second_step s where s.member_id = m.id and s.confirmed_at is not null) as two_step,
    (select at from last_sign_in l where l.member_id = m.id) as last_sign_in_at`;

export const staff = (database: Database) =>
  database.prepared<StaffMember>(
    "staff",
    // One by one: nobody tells the database how few there are, and it would rather read all members.
    `select ${FIELDS} from (select distinct member_id from staff_role) s
     cross join lateral (select * from member where id = s.member_id and deleted_at is null offset 0) m
     order by m.full_name, m.id`,
    [],
  );

export async function staffMember(reader: Reader, memberId: number): Promise<StaffMember | undefined> {
  const found =
    await sql<StaffMember>`select ${sql.raw(FIELDS)} from member m where m.id = ${memberId}`.execute(reader);
  return found.rows[0];
}

/**
 * The member's row is held, so that an account cannot be deleted under its new role. Not against those who only write down
 * that this member did something: two administrators who change each other would wait for ever.
 */
export async function holdMember(tx: Tx, memberId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("member")
    .select("id")
    .where("id", "=", memberId)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function addRoles(tx: Tx, memberId: number, roles: readonly StaffRole[]): Promise<void> {
  if (roles.length === 0) return;
  await tx
    .insertInto("staff_role")
    .values(roles.map((role) => ({ member_id: memberId, role })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export async function removeRoles(tx: Tx, memberId: number, roles: readonly StaffRole[]): Promise<void> {
  if (roles.length === 0) return;
  await tx.deleteFrom("staff_role").where("member_id", "=", memberId).where("role", "in", roles).execute();
}
