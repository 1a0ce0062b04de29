import type { Enrolment } from "@barakah/contract";
import type { KeptCourse } from "../../offline/course-store.ts";

/**
 * Of what is kept, what its member may no longer read, such as after a refund. A course that the answer does not name may
 * only have another address by now, and stays.
 */
export const closedAmong = (kept: readonly KeptCourse[], enrolments: readonly Enrolment[]): KeptCourse[] =>
  kept.filter(({ slug }) =>
    enrolments.some((one) => one.course_slug === slug && one.payment_status !== "verified"),
  );
