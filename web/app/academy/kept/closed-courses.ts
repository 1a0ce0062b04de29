import type { Enrolment } from "@barakah/contract";
import type { KeptCourse } from "../../offline/course-store.ts";

/**
 * Stored courses that their member may no longer read, after a refund for instance. A course that is not in the
 * answer may have a new slug, and stays.
 */
export const closedAmong = (kept: readonly KeptCourse[], enrolments: readonly Enrolment[]): KeptCourse[] =>
  kept.filter(({ slug }) =>
    enrolments.some((one) => one.course_slug === slug && one.payment_status !== "verified"),
  );
