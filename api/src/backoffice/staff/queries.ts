import type { AuditEntry, StaffMember, StaffRole } from "@barakah/contract";
import { LIST_MOST } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database.ts";

type Reader = Database["kysely"] | Tx;

const STAFF = `select m.id, m.username::text as username, m.email::text as email, m.full_name,
    array(select role from staff_role r where r.member_id = m.id order by role) as roles,
    exists (select from second_step s where s.member_id = m.id and s.confirmed_at is not null) as two_step,
    (select at from last_sign_in l where l.member_id = m.id) as last_sign_in_at
  from member m`;

export const staff = (database: Database) =>
  database.prepared<StaffMember>(
    "staff",
    `${STAFF} where m.deleted_at is null and m.id in (select member_id from staff_role)
     order by m.full_name, m.id`,
    [],
  );

export async function staffMember(reader: Reader, memberId: number): Promise<StaffMember | undefined> {
  const found = await sql<StaffMember>`${sql.raw(STAFF)} where m.id = ${memberId}`.execute(reader);
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

export interface AuditFilter {
  actor?: string | undefined;
  action?: string | undefined;
  subject_kind?: string | undefined;
  subject_id?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

const escaped = (text: string) => text.toLowerCase().replace(/[%_\\]/g, "\\$&");

function conditions(filter: AuditFilter) {
  const all = [sql`true`];
  if (filter.actor)
    all.push(
      sql`a.actor_id = any(array(select id from member where username = ${filter.actor} or email = ${filter.actor}))`,
    );
  if (filter.action) all.push(sql`a.action = ${filter.action}`);
  if (filter.subject_kind) all.push(sql`a.subject_kind = ${filter.subject_kind}`);
  if (filter.subject_id) all.push(sql`a.subject_id = ${filter.subject_id}`);
  if (filter.search) all.push(sql`a.words like ${`%${escaped(filter.search)}%`}`);
  if (filter.from) all.push(sql`a.at >= ${filter.from}::date::timestamp at time zone 'Asia/Jakarta'`);
  if (filter.to) all.push(sql`a.at < (${filter.to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`);
  return sql.join(all, sql` and `);
}

export async function auditEntries(reader: Reader, filter: AuditFilter) {
  const where = conditions(filter);
  const found = await sql<{ total: number; rows: AuditEntry[] }>`select
    (select count(*) from audit_log a where ${where}) as total,
    (select coalesce(json_agg(json_build_object('id', p.id, 'at', iso_instant(p.at), 'action', p.action,
        'subject_kind', p.subject_kind, 'subject_id', p.subject_id, 'before', p.before, 'after', p.after,
        'request_id', p.request_id,
        'actor', json_build_object('id', m.id, 'username', m.username, 'full_name', m.full_name)) order by p.id desc), '[]')
      from (select a.* from audit_log a where ${where} order by a.id desc
        limit ${filter.limit ?? LIST_MOST} offset ${filter.offset ?? 0}) p
      join member m on m.id = p.actor_id) as rows`.execute(reader);
  return found.rows[0] ?? { total: 0, rows: [] };
}
