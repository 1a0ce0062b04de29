import type { MemberRecord, StaffEnrolment, StaffMemberSummary } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { byWords } from "../../platform/staff-list/staff-search.ts";

export interface MemberFilter extends StaffFilter {
  search?: string | undefined;
  status?: "suspended" | undefined;
}

const SUMMARY =
  "item.id, item.username::text as username, item.email::text as email, item.full_name, item.created_at, item.suspended_at";

export const members = (database: Database, { search, status, ...page }: MemberFilter) =>
  staffList<StaffMemberSummary>(database, page, (place) => ({
    columns: SUMMARY,
    table: "member",
    where: ["item.deleted_at is null", status && "item.suspended_at is not null"],
    search: search && byWords(search, place),
  }));

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
  /** Only those of this teacher's courses. */
  teacher?: number | undefined;
}

export const staffEnrolments = (database: Database, { search, status, teacher, ...page }: EnrolmentFilter) =>
  staffList<StaffEnrolment>(database, page, (place) => ({
    columns: `item.id, course.title as course, item.course_id, item.member_id, m.full_name, m.username::text as username, item.status,
      item.price, item.created_at,
      (select count(*) from course_material where course_id = item.course_id) as material_count,
      (select count(*) from material_progress g join course_material c on c.id = g.material_id
        where g.member_id = item.member_id and c.course_id = item.course_id) as done_count`,
    table: "enrolment",
    joins: "join course on course.id = item.course_id join member m on m.id = item.member_id",
    where: [
      status && `item.status = ${place(status)}`,
      teacher !== undefined &&
        `item.course_id in (select course_id from course_teacher where member_id = ${place(teacher)})`,
    ],
    search: search && byWords(search, place),
  }));
