import type { StaffRole } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** Whether this member still has one of these roles. */
export async function staffWith(on: Reader, memberId: number, roles: readonly StaffRole[]): Promise<boolean> {
  const { rows } = await sql`select from staff_role r join member m on m.id = r.member_id
    where m.id = ${memberId} and r.role = any(${[...roles]}) and m.suspended_at is null and m.deleted_at is null`.execute(
    on,
  );
  return rows.length > 0;
}
