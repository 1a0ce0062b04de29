import type { CourseProgress, MaterialProgress, QuizQuestion } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import { idBySlug } from "../../platform/catalogue/slugs.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { CourseAccess } from "./courses.ts";

export type StoredMaterial = Selectable<Schema["course_material"]>;
export type StoredQuestion = QuizQuestion & { correct: number; explanation: string };

export const materialOf = (
  database: Database,
  courseId: number,
  id: number,
): Promise<StoredMaterial | undefined> =>
  database.kysely
    .selectFrom("course_material")
    .selectAll()
    .where("course_id", "=", courseId)
    .where("id", "=", id)
    .executeTakeFirst();

/** A free material of a public course. */
export async function freeMaterial(
  database: Database,
  { slug, id }: { slug: string; id: number },
): Promise<(StoredMaterial & { course_slug: string }) | undefined> {
  const [found] = await database.prepared<StoredMaterial & { course_slug: string }>(
    "free-material",
    `select c.*, item.slug as course_slug from course_material c join course item on item.id = c.course_id
     where item.id = ${idBySlug("course", "$1")} and item.status = 'published' and c.id = $2 and c.is_free`,
    [slug, id],
  );
  return found;
}

export const materialWithCourse = (database: Database, id: number) =>
  database.kysely
    .selectFrom("course_material as m")
    .innerJoin("course as c", "c.id", "m.course_id")
    .select(["m.id", "m.video_key", "m.video_url", "m.course_id", "c.slug as course_slug"])
    .where("m.id", "=", id)
    .executeTakeFirst();

export const questionsOf = (database: Database, materialId: number): Promise<StoredQuestion[]> =>
  database.kysely
    .selectFrom("quiz_question")
    .select(["text", "options", "correct", "explanation"])
    .where("material_id", "=", materialId)
    .orderBy("position")
    .execute();

export async function progressOf(
  database: Database,
  access: CourseAccess,
  memberId: number,
): Promise<CourseProgress> {
  const materials = await database.prepared<MaterialProgress>(
    "progress-of",
    `select c.id as material_id, d.done_at, r.best_score, coalesce(r.attempts, 0) as attempts
     from course_material c
     left join material_progress d on d.material_id = c.id and d.member_id = $2
     left join quiz_result r on r.material_id = c.id and r.member_id = $2
     where c.course_id = $1 order by c.position`,
    [access.course_id, memberId],
  );
  const [award] = await database.prepared<{ number: string }>(
    "certificate-of-enrolment",
    "select number from certificate where enrolment_id = $1",
    [access.enrolment_id],
  );
  return {
    materials,
    done_count: materials.filter(({ done_at }) => done_at !== null).length,
    next_material_id: materials.find(({ done_at }) => done_at === null)?.material_id ?? null,
    certificate_number: award?.number ?? null,
  };
}

export const insertDone = (tx: Tx, memberId: number, materialId: number, at?: string) =>
  tx
    .insertInto("material_progress")
    .values({ member_id: memberId, material_id: materialId, done_at: at })
    .onConflict((clash) => clash.doNothing())
    .execute();

export const deleteDone = (tx: Tx, memberId: number, materialId: number) =>
  tx
    .deleteFrom("material_progress")
    .where("member_id", "=", memberId)
    .where("material_id", "=", materialId)
    .execute();

/** Records the try; returns the number of tries and the best score. */
export async function recordScore(tx: Tx, memberId: number, materialId: number, score: number) {
  return tx
    .insertInto("quiz_result")
    .values({ member_id: memberId, material_id: materialId, best_score: score })
    .onConflict((clash) =>
      clash.columns(["member_id", "material_id"]).doUpdateSet({
        attempts: sql`quiz_result.attempts + 1`,
        best_score: sql`greatest(quiz_result.best_score, excluded.best_score)`,
        tried_at: sql`now()`,
      }),
    )
    .returning(["best_score", "attempts"])
    .executeTakeFirstOrThrow();
}
