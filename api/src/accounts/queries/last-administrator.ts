import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** Makes those who would take an administrator away wait for one another. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx
    .selectFrom("staff_role")
    .select("member_id")
    .where("role", "=", "administrator")
    .orderBy("member_id")
    .forUpdate()
    .execute();
}

/** Is this an administrator besides whom none can sign in? */
export async function isLastAdministrator(tx: Tx, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`select
      exists (select from staff_role where role = 'administrator' and member_id = ${memberId})
      and not exists (select from staff_role r join member m on m.id = r.member_id
        where r.role = 'administrator' and m.id <> ${memberId} and m.deleted_at is null and m.suspended_at is null)
      as last`.execute(tx);
  return rows[0]?.last ?? false;
}
