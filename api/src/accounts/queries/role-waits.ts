import { ROLE_WAIT_DAYS, type StaffRole, type WaitingRole } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";

/** A role that waits already keeps its day. */
export const insertWaits = (tx: Tx, memberId: number, roles: readonly StaffRole[], grantedBy: number) =>
  tx
    .insertInto("role_wait")
    .values(
      roles.map((role) => ({
        ...{ member_id: memberId, role, granted_by: grantedBy },
        takes_effect_at: sql<string>`now() + make_interval(days => ${ROLE_WAIT_DAYS})`,
      })),
    )
    .onConflict((clash) => clash.doNothing())
    .execute();

/** True if it waited. */
export async function removeWaits(tx: Tx, memberId: number, roles: readonly StaffRole[]): Promise<boolean> {
  if (roles.length === 0) return false;
  const gone = await tx
    .deleteFrom("role_wait")
    .where("member_id", "=", memberId)
    .where("role", "in", roles)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function waitingRoles(reader: Reader): Promise<WaitingRole[]> {
  const { rows } =
    await sql<WaitingRole>`select w.member_id, w.role, iso_instant(w.takes_effect_at) as takes_effect_at,
      coalesce(nullif(m.full_name, ''), m.username::text) as name,
      coalesce(nullif(g.full_name, ''), g.username::text) as granted_by
    from role_wait w join member m on m.id = w.member_id join member g on g.id = w.granted_by
    order by w.takes_effect_at, w.member_id, w.role`.execute(reader);
  return rows;
}

/** Takes the due roles. Not `valid`: whoever gave the role is no longer an administrator, or its member is gone or suspended. */
export async function takeDue(tx: Tx) {
  const { rows } = await sql<{ member_id: number; role: StaffRole; name: string; valid: boolean }>`
    with due as (delete from role_wait where (member_id, role) in (select member_id, role from role_wait
      where takes_effect_at <= now() order by takes_effect_at limit 20 for update skip locked) returning *)
    select due.member_id, due.role, coalesce(nullif(m.full_name, ''), m.username::text) as name,
      m.deleted_at is null and m.suspended_at is null and exists (select from staff_role a join member g on g.id = a.member_id
        where a.member_id = due.granted_by and a.role = 'administrator' and g.suspended_at is null) as valid
    from due join member m on m.id = due.member_id`.execute(tx);
  return rows;
}

export const anyDue = async ({ pool }: Database) =>
  (await pool.query("select from role_wait where takes_effect_at <= now() limit 1")).rows.length > 0;
