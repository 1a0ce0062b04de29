import type { CourseSummary } from "@barakah/contract";
import { wholeNumber } from "../platform/format.ts";

export function CourseSize({ course }: { course: CourseSummary }) {
  return (
    <>
      {wholeNumber(course.material_count)} materi · {wholeNumber(course.student_count)} peserta
    </>
  );
}
