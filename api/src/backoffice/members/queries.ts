import type { MemberRecord, StaffEnrolment, StaffMemberSummary } from "@barakah/contract";
import type { Database } from "../../platform/database.ts";
import { containing, type StaffFilter, type StaffList, staffList } from "../../platform/staff-list.ts";

export interface MemberFilter extends StaffFilter {
  search?: string | undefined;
  status?: "suspended" | undefined;
}

const SUMMARY =
  "item.id, item.username::text as username, item.email::text as email, item.full_name, item.created_at, item.suspended_at";
const NAMED = (member: string, place: string) =>
  `member_words(${member}.username, ${member}.email, ${member}.full_name) like plain_words(${place})`;

export function memberList({ search, status }: MemberFilter): StaffList {
  const where = ["item.deleted_at is null"];
  if (status) where.push("item.suspended_at is not null");
  if (search) where.push(NAMED("item", "$1"));
  return {
    columns: SUMMARY,
    from: "member item",
    where,
    order: "item.created_at desc, item.id desc",
    values: search ? [containing(search)] : [],
  };
}

export const members = (database: Database, filter: MemberFilter) =>
  staffList<StaffMemberSummary>(database, memberList(filter), filter);

export async function memberRecord(database: Database, id: number): Promise<MemberRecord | undefined> {
  const [found] = await database.prepared<MemberRecord>(
    "member-record",
    `select ${SUMMARY}, item.suspended_reason,
       (select at from last_sign_in where member_id = item.id) as last_sign_in_at,
       array(select role from staff_role where member_id = item.id order by role) as roles,
       paid.donation_count, paid.donation_total, paid.order_count,
       (select count(*) from enrolment where member_id = item.id and status = 'verified') as enrolment_count
     from member item cross join lateral (
       select count(*) filter (where kind = 'donation') as donation_count,
         coalesce(sum(amount - refunded_amount) filter (where kind = 'donation'), 0)::bigint as donation_total,
         count(*) filter (where kind = 'order') as order_count
       from payment where member_id = item.id and status = 'verified') paid
     where item.id = $1 and item.deleted_at is null`,
    [id],
  );
  return found;
}

export interface EnrolmentFilter extends StaffFilter {
  search?: string | undefined;
  status?: StaffEnrolment["status"] | undefined;
}

export function enrolmentList({ search, status }: EnrolmentFilter): StaffList {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (status) where.push(`item.status = ${place(status)}`);
  if (search)
    where.push(`item.member_id in (select m.id from member m
      where m.deleted_at is null and ${NAMED("m", place(containing(search)))})`);
  return {
    columns: `item.id, course.title as course, item.course_id, item.member_id, m.full_name, m.username::text as username, item.status,
      item.price, item.created_at,
      (select count(*) from course_material where course_id = item.course_id) as material_count,
      (select count(*) from material_progress g join course_material c on c.id = g.material_id
        where g.member_id = item.member_id and c.course_id = item.course_id) as done_count`,
    from: "enrolment item",
    joins: "join course on course.id = item.course_id join member m on m.id = item.member_id",
    where,
    order: "item.created_at desc, item.id desc",
    values,
  };
}

export const staffEnrolments = (database: Database, filter: EnrolmentFilter) =>
  staffList<StaffEnrolment>(database, enrolmentList(filter), filter);
