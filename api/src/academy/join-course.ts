import type { Database } from "../platform/database/database.ts";
import { joinableCourse } from "./queries/courses.ts";
import { awaitsReview, changeEnrolment, insertEnrolment, lockEnrolment } from "./queries/enrolments.ts";
import { alreadyEnrolled, noCourse } from "./refusals.ts";

/**
 * Free courses open at once; others wait for their payment. Joining again leads back to the same enrolment: a rejected
 * one stays so until another proof is sent.
 */
export function joinCourse(
  database: Database,
  memberId: number,
  wanted: number | string,
): Promise<{ courseId: number; created: boolean }> {
  return database.kysely.transaction().execute(async (tx) => {
    const course = await joinableCourse(tx, wanted);
    if (!course) throw noCourse();
    const free = course.price <= 0;
    const made = await insertEnrolment(tx, {
      course_id: course.id,
      member_id: memberId,
      status: free ? "verified" : "pending",
      price: course.price,
    });
    if (made) return { courseId: course.id, created: true };
    const enrolment = await lockEnrolment(tx, course.id, memberId);
    if (!enrolment || enrolment.status === "verified") throw alreadyEnrolled();
    // The course became free since. Money that is on its way is decided about first.
    if (free && !(await awaitsReview(tx, enrolment.id)))
      await changeEnrolment(tx, enrolment.id, { status: "verified", price: 0 });
    return { courseId: course.id, created: false };
  });
}
