import type { StaffEnrolment } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { byWords } from "../../platform/staff-list/staff-search.ts";

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
