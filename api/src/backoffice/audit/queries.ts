import { type AuditEntry, LIST_MOST, type listAudit, type QueryOf } from "@barakah/contract";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database.ts";
import { containing } from "../../platform/staff-list.ts";

export type AuditFilter = QueryOf<typeof listAudit>;

/** Entries that hold the words, and those by or about people of that name. Each by an index of its own. */
function found(text: string) {
  const people = sql`select id from member where deleted_at is null
    and member_words(username, email, full_name) like plain_words(${containing(text)})`;
  return sql`a.id in (select id from audit_log where words like ${containing(text.toLowerCase())}
    union all select id from audit_log where actor_id in (${people})
    union all select id from audit_log where subject_kind = 'member' and subject_id in (select id::text from (${people}) p))`;
}

function conditions(filter: AuditFilter) {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (filter.actor)
    all.push(
      sql`a.actor_id = any(array(select id from member where username = ${filter.actor} or email = ${filter.actor}))`,
    );
  if (filter.action) all.push(sql`a.action = ${filter.action}`);
  if (filter.subject_kind) all.push(sql`a.subject_kind = ${filter.subject_kind}`);
  if (filter.subject_id) all.push(sql`a.subject_id = ${filter.subject_id}`);
  if (filter.search) all.push(found(filter.search));
  if (filter.from) all.push(sql`a.at >= ${filter.from}::date::timestamp at time zone 'Asia/Jakarta'`);
  if (filter.to) all.push(sql`a.at < (${filter.to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`);
  return sql.join(all, sql` and `);
}

/** Things whose name is not their number. */
const NAME = sql`coalesce(case p.subject_kind
    when 'member' then (select coalesce(nullif(full_name, ''), username::text) from member where id = p.subject_id::bigint)
    when 'campaign' then (select title from campaign where id = p.subject_id::bigint)
    when 'campaign_update' then (select title from campaign_update where id = p.subject_id::bigint)
    when 'product' then (select title from product where id = p.subject_id::bigint)
    when 'course' then (select title from course where id = p.subject_id::bigint)
    when 'course_material' then (select title from course_material where id = p.subject_id::bigint)
    when 'payout' then (select title from payout where id = p.subject_id::bigint)
    when 'testimony' then (select customer from testimony where id = p.subject_id::bigint)
  end, '')`;

export async function auditEntries({ kysely }: Database, filter: AuditFilter) {
  const where = conditions(filter);
  const page = await sql<{ total: number; rows: AuditEntry[] }>`select
    (select count(*) from audit_log a where ${where}) as total,
    (select coalesce(json_agg(json_build_object('id', p.id, 'at', iso_instant(p.at), 'action', p.action,
        'subject_kind', p.subject_kind, 'subject_id', p.subject_id, 'subject_name', ${NAME}, 'before', p.before,
        'after', p.after, 'request_id', p.request_id,
        'actor', json_build_object('id', m.id, 'username', m.username, 'full_name', m.full_name)) order by p.id desc), '[]')
      from (select a.* from audit_log a where ${where} order by a.id desc
        limit ${filter.limit ?? LIST_MOST} offset ${filter.offset ?? 0}) p
      join member m on m.id = p.actor_id) as rows`.execute(kysely);
  return page.rows[0] ?? { total: 0, rows: [] };
}
