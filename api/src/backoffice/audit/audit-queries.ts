import type { AuditEntry, listAudit, QueryOf } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { dayBegins, dayEnds } from "../../platform/jakarta-day.ts";
import type { Place } from "../../platform/staff-list/staff-list.ts";
import { type StaffSearch, staffList } from "../../platform/staff-list/staff-list.ts";
import { allWords } from "../../platform/staff-list/staff-search.ts";

export type AuditFilter = QueryOf<typeof listAudit>;

/** A name with more bearers is too common to search by. Staff are always found. */
const NAMESAKES = 100;

/** Entries that contain the words, and those by or about people of that name. */
function found(text: string, place: Place): StaffSearch {
  const exact = allWords(text, place);
  const people = `select item.id from staff_role r
      cross join lateral (select item.id from member item where item.id = r.member_id and ${exact} offset 0) item
    union (select item.id from member item where item.deleted_at is null and ${exact}
      order by item.created_at desc, item.id desc limit ${NAMESAKES})`;
  return {
    exact,
    also: [
      { each: people, is: "item.actor_id = one.id" },
      { each: people, is: "item.subject_kind = 'member' and item.subject_id = one.id::text" },
    ],
  };
}

/** An unknown actor has no entries; without the second condition the whole index would be scanned. */
function byActor(named: string): string {
  const actor = `(select id from member where username = ${named} union select id from member where email = ${named} limit 1)`;
  return `item.actor_id = ${actor} and ${actor} is not null`;
}

const conditions = (filter: AuditFilter, place: Place) => [
  filter.actor && byActor(place(filter.actor)),
  filter.action && `item.action = ${place(filter.action)}`,
  filter.subject_kind && `item.subject_kind = ${place(filter.subject_kind)}`,
  filter.subject_id && `item.subject_id = ${place(filter.subject_id)}`,
  filter.from && `item.at >= ${dayBegins(place(filter.from))}`,
  filter.to && `item.at < ${dayEnds(place(filter.to))}`,
];

/** Subjects whose display name differs from their id. */
const NAME = `coalesce(case item.subject_kind
    when 'member' then (select coalesce(nullif(full_name, ''), username::text) from member where id = item.subject_id::bigint)
    when 'campaign' then (select title from campaign where id = item.subject_id::bigint)
    when 'campaign_update' then (select title from campaign_update where id = item.subject_id::bigint)
    when 'product' then (select title from product where id = item.subject_id::bigint)
    when 'article' then (select title from article where id = item.subject_id::bigint)
    when 'course' then (select title from course where id = item.subject_id::bigint)
    when 'course_material' then (select title from course_material where id = item.subject_id::bigint)
    when 'payout' then (select title from payout where id = item.subject_id::bigint)
    when 'testimony' then (select customer from testimony where id = item.subject_id::bigint)
  end, '')`;

export const auditEntries = (database: Database, filter: AuditFilter) =>
  staffList<AuditEntry>(database, filter, (place) => ({
    columns: `item.id, item.at, item.action, item.subject_kind, item.subject_id, ${NAME} as subject_name, item.before,
      item.after, item.request_id,
      case when m.id is not null
        then json_build_object('id', m.id, 'username', m.username, 'full_name', m.full_name) end as actor`,
    table: "audit_log",
    joins: "left join member m on m.id = item.actor_id",
    where: conditions(filter, place),
    search: filter.search && found(filter.search, place),
    newest: "at",
  }));
