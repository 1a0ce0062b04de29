import type { StaffCourse, StaffCourseSummary, StaffMaterial } from "@barakah/contract";
import { sql } from "kysely";
import { type Catalogue, EDITOR_COLUMNS, LIST_COLUMNS } from "../../platform/catalogue/published-list.ts";
import { type StaffCatalogueFilter, staffCatalogue } from "../../platform/catalogue/staff-catalogue.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Place } from "../../platform/staff-list/staff-list.ts";
import { versionOf } from "../../platform/text/version-of.ts";

const COURSES: Catalogue = {
  name: "course",
  columns: `${LIST_COLUMNS}, item.price,
    (select count(*) from course_material where course_id = item.id) as material_count,
    total.student_count`,
  joins: "join course_total total on total.course_id = item.id",
};

/** All courses, or those of one teacher. */
export function staffCourses(database: Database, filter: StaffCatalogueFilter, teacher?: number) {
  const own = (place: Place) =>
    `item.id in (select course_id from course_teacher where member_id = ${place(teacher)})`;
  return staffCatalogue<StaffCourseSummary>(
    database,
    COURSES,
    filter,
    teacher === undefined ? undefined : own,
  );
}

const QUESTIONS = `(select coalesce(json_agg(json_build_object('text', q.text, 'options', q.options, 'correct', q.correct,
  'explanation', q.explanation) order by q.position), '[]') from quiz_question q where q.material_id = c.id)`;

export async function staffCourse(database: Database, id: number): Promise<StaffCourse | undefined> {
  const [found] = await database.prepared<StaffCourse>(
    "staff-course",
    `select ${COURSES.columns}, item.status, item.description, item.picture, ${EDITOR_COLUMNS},
       item.teacher_name, item.teacher_title, item.teacher_about, item.outcomes,
       array(select member_id from course_teacher where course_id = item.id order by 1) as teachers,
       (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'material_type', c.material_type,
           'content', c.content, 'video_url', c.video_url, 'video_key', c.video_key,
           'minutes', c.minutes, 'is_free', c.is_free,
           'video_bytes', (select bytes from stored_file where key = c.video_key), 'questions', ${QUESTIONS})
           order by c.position), '[]')
         from course_material c where c.course_id = item.id) as materials
     from course item ${COURSES.joins} where item.id = $1`,
    [id],
  );
  const versioned = (one: StaffMaterial) => ({ ...one, version: materialVersion(one) });
  return found && { ...found, materials: found.materials.map(versioned) };
}

type Written = Omit<StaffMaterial, "id" | "video_bytes" | "version">;

export const materialVersion = ({
  title,
  material_type,
  content,
  video_url,
  video_key,
  minutes,
  is_free,
  questions,
}: Written) =>
  versionOf([
    ...[title, material_type, content, video_url, video_key, minutes, is_free],
    questions.map(({ text, options, correct, explanation }) => [text, options, correct, explanation]),
  ]);

/** The current questions; the caller holds the material's lock. */
export async function questionsNow(tx: Tx, id: number): Promise<Written["questions"]> {
  const found = await sql<{ questions: Written["questions"] }>`select ${sql.raw(QUESTIONS)} as questions
    from course_material c where c.id = ${id}`.execute(tx);
  return found.rows[0]?.questions ?? [];
}

export interface MaterialColumns {
  title: string;
  material_type: "article" | "video" | "quiz";
  content: string;
  video_url: string | null;
  video_key: string | null;
  minutes: number | null;
  is_free: boolean;
}

export interface Question {
  text: string;
  options: string[];
  correct: number;
  explanation: string;
}

/** Locks the course while materials are added, moved or removed, so that two editors cannot assign the same position. */
export const lockCourse = (tx: Tx, id: number) =>
  tx
    .selectFrom("course")
    .select(["id", "price", "slug", "is_featured"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export const lockMaterial = (tx: Tx, id: number) =>
  tx.selectFrom("course_material").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function insertMaterial(tx: Tx, courseId: number, material: MaterialColumns): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from course_material
    where course_id = ${courseId})`;
  const { id } = await tx
    .insertInto("course_material")
    .values({ course_id: courseId, position, ...material })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateMaterial = (tx: Tx, id: number, material: MaterialColumns) =>
  tx.updateTable("course_material").set(material).where("id", "=", id).execute();

export const deleteMaterial = (tx: Tx, id: number) =>
  tx.deleteFrom("course_material").where("id", "=", id).execute();

export async function replaceQuestions(tx: Tx, materialId: number, questions: Question[]): Promise<void> {
  await tx.deleteFrom("quiz_question").where("material_id", "=", materialId).execute();
  if (questions.length === 0) return;
  await tx
    .insertInto("quiz_question")
    .values(
      questions.map(({ text, options, correct, explanation }, position) => ({
        material_id: materialId,
        position,
        text,
        options: JSON.stringify(options),
        correct,
        explanation,
      })),
    )
    .execute();
}

export const materialIds = async (tx: Tx, courseId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom("course_material")
    .select("id")
    .where("course_id", "=", courseId)
    .orderBy("position")
    .execute();
  return rows.map(({ id }) => id);
};

/** Positions are unique at every moment, so they are moved out of the way (negated) first. */
export async function placeMaterials(tx: Tx, courseId: number, ids: number[]): Promise<void> {
  await sql`update course_material set position = -position where course_id = ${courseId}`.execute(tx);
  await sql`update course_material c set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where c.id = wanted.id and c.course_id = ${courseId}`.execute(tx);
}
