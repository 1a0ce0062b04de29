import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database, Tx } from "../../platform/database/database.ts";

/** For the member's data export. */
export async function academyDataOf(database: Database, memberId: number) {
  return database.kysely
    .selectFrom("enrolment")
    .innerJoin("course", "course.id", "enrolment.course_id")
    .leftJoin("certificate", "certificate.enrolment_id", "enrolment.id")
    .select(["course.title as course", "course.slug", "enrolment.status", "enrolment.created_at"])
    .select(["certificate.number as certificate", "certificate.issued_at as completed_at"])
    .select((row) =>
      row
        .selectFrom("material_progress")
        .innerJoin("course_material", "course_material.id", "material_progress.material_id")
        .select((done) => done.fn.countAll<number>().as("done"))
        .whereRef("course_material.course_id", "=", "course.id")
        .where("material_progress.member_id", "=", memberId)
        .as("materials_done"),
    )
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom("quiz_result")
          .innerJoin("course_material", "course_material.id", "quiz_result.material_id")
          .select(["course_material.title as quiz", "attempts", "best_score", "tried_at"])
          .whereRef("course_material.course_id", "=", "course.id")
          .where("quiz_result.member_id", "=", memberId)
          .orderBy("course_material.id"),
      ).as("quizzes"),
    )
    .where("enrolment.member_id", "=", memberId)
    .orderBy("enrolment.created_at")
    .execute();
}

export async function eraseLearning(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom("material_progress").where("member_id", "=", memberId).execute();
  await tx.deleteFrom("quiz_result").where("member_id", "=", memberId).execute();
}
