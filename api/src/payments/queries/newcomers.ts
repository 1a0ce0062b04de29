import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/**
 * SQL: member `m` has an unconfirmed e-mail address and never paid. Anybody can create many such accounts. Staff are exempt.
 */
export const IS_NEWCOMER = sql<boolean>`(m.email_proven_at is null
  and not exists (select from payment p where p.member_id = m.id and p.verified_at is not null)
  and not exists (select from staff_role r where r.member_id = m.id))`;

export async function isNewcomer(reader: Reader, memberId: number): Promise<boolean> {
  const { rows } = await sql`select from member m where m.id = ${memberId} and ${IS_NEWCOMER}`.execute(
    reader,
  );
  return rows.length > 0;
}
