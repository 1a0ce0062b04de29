import type { Database, Tx } from "../platform/database/database.ts";
import { joinableCourse } from "./queries/courses.ts";
import { changeEnrolment, insertEnrolment, lockEnrolment, waitingTuition } from "./queries/enrolments.ts";
import { alreadyEnrolled, noCourse } from "./refusals.ts";

/**
 * Free courses open at once; others wait for their payment. Joining again changes nothing while the enrolment is pending
 * or rejected, unless the course has become free. A verified enrolment is refused (409).
 */
export const joinCourse = (database: Database, memberId: number, courseIdOrSlug: number | string) =>
  database.transact((tx) => joinInTransaction(tx, memberId, courseIdOrSlug));

/** `at` backdates the enrolment. */
export async function joinInTransaction(
  tx: Tx,
  memberId: number,
  courseIdOrSlug: number | string,
  at?: string,
) {
  const course = await joinableCourse(tx, courseIdOrSlug);
  if (!course) throw noCourse();
  const free = course.price <= 0;
  const made = await insertEnrolment(tx, {
    course_id: course.id,
    member_id: memberId,
    status: free ? "verified" : "pending",
    price: course.price,
    created_at: at,
  });
  if (made) return { courseId: course.id, created: true };
  const enrolment = await lockEnrolment(tx, course.id, memberId);
  if (!enrolment || enrolment.status === "verified") throw alreadyEnrolled();
  // The course has become free meanwhile. A payment that waits for a decision is decided first.
  if (free && !(await waitingTuition(tx, enrolment.id)))
    await changeEnrolment(tx, enrolment.id, { status: "verified", price: 0 });
  return { courseId: course.id, created: false };
}
