import { issueForEnrolment } from "../certificates/index.ts";
import type { Actor } from "../platform/actor.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import type { CourseAccess } from "./queries/courses.ts";
import { lockEnrolment } from "./queries/enrolments.ts";
import { deleteDone, insertDone, materialOf, questionsOf } from "./queries/learning.ts";
import { noMaterial, quizCannotBeMarkedDone } from "./refusals.ts";

/**
 * Runs work that may complete a course, and then issues the certificate if it did. Calls of one member are serialised: two
 * devices that finish the last two materials at the same moment would each miss the other's, and no certificate would be issued.
 */
export function withCourseProgress<T>(
  database: Database,
  access: CourseAccess,
  memberId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.transact(async (tx) => {
    const enrolment = await lockEnrolment(tx, access.course_id, memberId);
    const result = await work(tx);
    if (enrolment) await issueForEnrolment(tx, enrolment.id);
    return result;
  });
}

/** Articles and videos are done when the learner says so; a quiz when it is passed. */
export async function markDone(
  database: Database,
  actor: Actor,
  access: CourseAccess,
  { materialId, done }: { materialId: number; done: boolean },
): Promise<void> {
  const material = await materialOf(database, access.course_id, materialId);
  if (!material) throw noMaterial();
  if (material.material_type === "quiz" && (await questionsOf(database, material.id)).length > 0)
    throw quizCannotBeMarkedDone();
  const { memberId } = actor;
  await withCourseProgress<unknown>(database, access, memberId, (tx) =>
    done ? insertDone(tx, memberId, material.id) : deleteDone(tx, memberId, material.id),
  );
}
