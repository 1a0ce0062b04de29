import type { Course, CourseSummary } from "@barakah/contract";
import { type Catalogue, type CatalogueFilter, LISTED, listCatalogue } from "../platform/catalogue.ts";
import type { Database } from "../platform/database.ts";

const COURSES: Catalogue = {
  name: "course",
  columns: `${LISTED}, item.price,
    (select count(*) from course_material where course_id = item.id) as material_count,
    (select count(*) from enrolment where course_id = item.id and status = 'verified') as student_count`,
  joins: "",
};

export const courses = (database: Database, filter: CatalogueFilter) =>
  listCatalogue<CourseSummary>(database, COURSES, filter);

/** Materials by their titles only: their content is never in an answer that everybody may ask for. */
export async function courseBySlug(
  database: Database,
  slug: string,
): Promise<Omit<Course, "summary"> | undefined> {
  const [found] = await database.prepared<Omit<Course, "summary">>(
    "course-by-slug",
    `select ${COURSES.columns}, item.description,
       (select coalesce(json_agg(json_build_object('full_name', m.full_name, 'username', m.username)
           order by e.created_at, e.id), '[]')
         from enrolment e join member m on m.id = e.member_id
         where e.course_id = item.id and e.status = 'verified') as students,
       (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'material_type', c.material_type)
           order by c.position), '[]')
         from course_material c where c.course_id = item.id) as materials
     from course item
     where item.slug = $1 and item.status = 'published'`,
    [slug],
  );
  return found;
}

/** A member's own, for the download of their data. */
export async function enrolmentsOf(database: Database, memberId: number) {
  return database.kysely
    .selectFrom("enrolment")
    .innerJoin("course", "course.id", "enrolment.course_id")
    .select(["course.title as course", "course.slug", "enrolment.status", "enrolment.created_at"])
    .where("member_id", "=", memberId)
    .orderBy("enrolment.created_at")
    .execute();
}
