import type { Tx } from "../../api/src/platform/database/database.ts";
import { unguessableCode } from "../../api/src/platform/unguessable-code.ts";
import type { DemoLearning } from "../content/types.ts";
import { ago } from "./days.ts";
import { seedPaidTuition, seedRejectedTuition } from "./tuition.ts";

interface Learner {
  id: number;
  full_name: string;
}

const STATUS = { paying: "pending", rejected: "rejected", learning: "verified" } as const;

async function seedDone(tx: Tx, learner: Learner, courseId: number, demo: DemoLearning) {
  const materials = await tx
    .selectFrom("course_material")
    .select(["id", "material_type"])
    .where("course_id", "=", courseId)
    .orderBy("position")
    .execute();
  const done = demo.done === "all" ? materials : materials.slice(0, demo.done);
  if (done.length === 0) return false;
  await tx
    .insertInto("material_progress")
    .values(
      done.map(({ id }) => ({ member_id: learner.id, material_id: id, done_at: ago(demo.daysAgo - 1) })),
    )
    .execute();
  const quizzes = done.filter(({ material_type }) => material_type === "quiz");
  if (quizzes.length > 0) {
    await tx
      .insertInto("quiz_result")
      .values(quizzes.map(({ id }) => ({ member_id: learner.id, material_id: id, best_score: 100 })))
      .execute();
  }
  return done.length === materials.length;
}

async function seedLearning(tx: Tx, learner: Learner, demo: DemoLearning) {
  const course = await tx
    .selectFrom("course")
    .select(["id", "price"])
    .where("slug", "=", demo.course)
    .executeTakeFirstOrThrow();
  const enrolment = await tx
    .insertInto("enrolment")
    .values({
      course_id: course.id,
      member_id: learner.id,
      status: STATUS[demo.state],
      price: course.price,
      created_at: ago(demo.daysAgo),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (demo.state === "rejected") await seedRejectedTuition(tx, enrolment, demo.reason ?? "");
  if (demo.state !== "learning") return;
  if (course.price > 0) await seedPaidTuition(tx, [enrolment]);
  if (await seedDone(tx, learner, course.id, demo)) {
    await tx
      .insertInto("certificate")
      .values({ number: unguessableCode("SRT"), enrolment_id: enrolment.id, name: learner.full_name })
      .execute();
  }
}

/** Courses of the member whom people try the demo as, in every state that a course can be in. */
export async function seedLearner(tx: Tx, username: string, learning: DemoLearning[]) {
  const learner = await tx
    .selectFrom("member")
    .select(["id", "full_name"])
    .where("username", "=", username)
    .executeTakeFirst();
  if (!learner) return;
  for (const demo of learning) await seedLearning(tx, learner, demo);
}
