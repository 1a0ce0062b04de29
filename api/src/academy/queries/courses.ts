import type { Course, CourseSummary } from "@barakah/contract";
import {
  type Catalogue,
  type CatalogueFilter,
  LIST_COLUMNS,
  listCatalogue,
} from "../../platform/catalogue/published-list.ts";
import { idBySlug } from "../../platform/catalogue/slugs.ts";
import type { Database, Tx } from "../../platform/database/database.ts";

const COURSES: Catalogue = {
  name: "course",
  columns: `${LIST_COLUMNS}, item.price,
    (select count(*) from course_material where course_id = item.id) as material_count,
    total.student_count`,
  joins: "join course_total total on total.course_id = item.id",
};

export const courses = (database: Database, filter: CatalogueFilter) =>
  listCatalogue<CourseSummary>(database, COURSES, filter);

export type StoredCourse = Omit<Course, "summary" | "outcomes"> & { outcomes: string };

/** Only titles of materials: content never appears in a public answer. */
export async function courseBySlug(
  database: Database,
  slug: string,
  archivedToo: boolean,
): Promise<StoredCourse | undefined> {
  const [found] = await database.prepared<StoredCourse>(
    "course-by-slug",
    `select ${COURSES.columns}, item.description,
       (select coalesce(json_agg(json_build_object('full_name', m.full_name, 'username', m.username)
           order by e.created_at, e.id), '[]')
         from enrolment e join member m on m.id = e.member_id
         where e.course_id = item.id and e.status = 'verified') as students,
       (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'material_type', c.material_type,
           'minutes', c.minutes, 'is_free', c.is_free) order by c.position), '[]')
         from course_material c where c.course_id = item.id) as materials,
       case when item.teacher_name <> '' then json_build_object('name', item.teacher_name,
         'title', item.teacher_title, 'about', item.teacher_about) end as teacher,
       item.outcomes
     from course item ${COURSES.joins}
     where item.id = ${idBySlug("course", "$1")} and (item.status = 'published' or ($2 and item.status = 'archived'))`,
    [slug, archivedToo],
  );
  return found;
}

export async function contentsOf(database: Database, courseId: number): Promise<Map<number, string>> {
  const rows = await database.prepared<{ id: number; content: string }>(
    "course-contents",
    "select id, content from course_material where course_id = $1",
    [courseId],
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** A course and the member's relation to it. */
export interface CourseAccess {
  course_id: number;
  course_slug: string;
  enrolment_id: number | null;
  status: "pending" | "verified" | "rejected" | null;
  /** The member is one of its teachers. */
  teaches: boolean;
}

/** Drafts are visible only to editors. */
export async function courseAccessOf(
  database: Database,
  slug: string,
  memberId: number,
  draftsToo = false,
): Promise<CourseAccess | undefined> {
  const [found] = await database.prepared<CourseAccess>(
    "access-of",
    `select item.id as course_id, item.slug as course_slug, e.id as enrolment_id, e.status,
       exists (select from course_teacher t where t.course_id = item.id and t.member_id = $2) as teaches
     from course item left join enrolment e on e.course_id = item.id and e.member_id = $2
     where item.id = ${idBySlug("course", "$1")} and ($3 or item.status <> 'draft')`,
    [slug, memberId, draftsToo],
  );
  return found;
}

const BY_ID = /^\d{1,15}$/;

/** Locks the course until the enrolment is written, so that its price cannot change. */
export async function joinableCourse(tx: Tx, wanted: number | string) {
  const byId = typeof wanted === "number" || BY_ID.test(wanted);
  return tx
    .selectFrom("course")
    .select(["id", "slug", "title", "price"])
    .where(byId ? "id" : "slug", "=", byId ? Number(wanted) : wanted)
    .where("status", "=", "published")
    .forShare()
    .executeTakeFirst();
}
