import { mayOneOf } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Reader } from "../platform/database/database.ts";
import { teaches } from "./queries/teachers.ts";
import { noCourse } from "./refusals.ts";

/** The teacher to whose courses this person is limited; undefined if they may change all courses. */
export const onlyCoursesOf = ({ roles, memberId }: Actor): number | undefined =>
  mayOneOf(roles, "all_courses") ? undefined : memberId;

/** To a teacher, other teachers' courses do not exist. */
export async function ownCourse(on: Reader, actor: Actor, courseId: number): Promise<void> {
  const teacher = onlyCoursesOf(actor);
  if (teacher !== undefined && !(await teaches(on, courseId, teacher))) throw noCourse();
}
