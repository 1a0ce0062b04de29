import type { Tx } from "../../api/src/platform/database/database.ts";
import type { DemoCourse, DemoMaterial } from "../content/types.ts";
import { ago } from "./days.ts";
import { seedPaidTuition } from "./tuition.ts";

async function seedMaterial(tx: Tx, courseId: number, demo: DemoMaterial, position: number) {
  const { id } = await tx
    .insertInto("course_material")
    .values({
      course_id: courseId,
      position,
      title: demo.title,
      material_type: demo.type,
      content: demo.content,
      video_key: demo.video ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const questions = (demo.questions ?? []).map(({ ask, options, answer }, place) => ({
    material_id: id,
    position: place + 1,
    text: ask,
    options: JSON.stringify(options),
    correct: answer,
  }));
  if (questions.length > 0) await tx.insertInto("quiz_question").values(questions).execute();
}

/** Spread over the days since the course began, the first student first. */
async function seedStudents(tx: Tx, courseId: number, demo: DemoCourse, memberIds: Map<string, number>) {
  const members = demo.students.flatMap((username) => memberIds.get(username) ?? []);
  if (members.length === 0) return;
  const enrolments = await tx
    .insertInto("enrolment")
    .values(
      members.map((member_id, place) => ({
        course_id: courseId,
        member_id,
        status: "verified" as const,
        price: demo.price,
        created_at: ago((demo.createdDaysAgo * (members.length - place)) / (members.length + 1)),
      })),
    )
    .returningAll()
    .execute();
  if (demo.price > 0) await seedPaidTuition(tx, enrolments);
}

export async function seedCourse(tx: Tx, demo: DemoCourse, memberIds: Map<string, number>) {
  const { id } = await tx
    .insertInto("course")
    .values({
      slug: demo.slug,
      title: demo.title,
      description: demo.description,
      picture: demo.picture,
      price: demo.price,
      is_featured: demo.isFeatured,
      status: "published",
      created_at: ago(demo.createdDaysAgo),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [place, material] of demo.materials.entries()) await seedMaterial(tx, id, material, place + 1);
  await seedStudents(tx, id, demo, memberIds);
}
