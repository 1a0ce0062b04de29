import type { Actor } from "../platform/actor.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { unguessableCode } from "../platform/unguessable-code.ts";
import { insertCertificate } from "./queries/certificates.ts";
import type { Standing } from "./queries/courses.ts";
import { lockEnrolment } from "./queries/enrolments.ts";
import { deleteDone, insertDone, materialOf, questionsOf } from "./queries/learning.ts";
import { noMaterial, quizDecides } from "./refusals.ts";

/**
 * Work that may complete a course. One member's devices are serialised: two that finish the last two materials at the
 * same moment would each miss the other's, and no certificate would be issued.
 */
export function learn<T>(
  database: Database,
  standing: Standing,
  memberId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.kysely.transaction().execute(async (tx) => {
    const enrolment = await lockEnrolment(tx, standing.course_id, memberId);
    const result = await work(tx);
    if (enrolment) await insertCertificate(tx, enrolment.id, unguessableCode("SRT"));
    return result;
  });
}

/** Articles and videos are done when the learner says so; a quiz when it is passed. */
export async function markDone(
  database: Database,
  actor: Actor,
  standing: Standing,
  { materialId, done }: { materialId: number; done: boolean },
): Promise<void> {
  const material = await materialOf(database, standing.course_id, materialId);
  if (!material) throw noMaterial();
  if (material.material_type === "quiz" && (await questionsOf(database, material.id)).length > 0)
    throw quizDecides();
  const { memberId } = actor;
  await learn<unknown>(database, standing, memberId, (tx) =>
    done ? insertDone(tx, memberId, material.id) : deleteDone(tx, memberId, material.id),
  );
}
