import type { Database, Tx } from "../platform/database/database.ts";
import { joinableCourse } from "./queries/courses.ts";
import { changeEnrolment, insertEnrolment, lockEnrolment, waitingTuition } from "./queries/enrolments.ts";
import { alreadyEnrolled, noCourse } from "./refusals.ts";

/**
 * Free courses open at once; others wait for their payment. Joining again returns the same enrolment: a rejected one
 * stays rejected until another proof is sent.
 */
export const joinCourse = (database: Database, memberId: number, wanted: number | string) =>
  database.transact((tx) => join(tx, memberId, wanted));

/** Runs in the caller's transaction; `at` backdates an entry. */
export async function join(tx: Tx, memberId: number, wanted: number | string, at?: string) {
  const course = await joinableCourse(tx, wanted);
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
  // The course has become free. A payment in progress is decided first.
  if (free && !(await waitingTuition(tx, enrolment.id)))
    await changeEnrolment(tx, enrolment.id, { status: "verified", price: 0 });
  return { courseId: course.id, created: false };
}
