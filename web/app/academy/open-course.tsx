import type { Course } from "@barakah/contract";
import { CourseHead } from "./course-head.tsx";
import { CourseOutcomes } from "./course-outcomes.tsx";
import { CourseTeacher } from "./course-teacher.tsx";
import { Syllabus } from "./syllabus.tsx";

/** What everybody may know of a course: what it is made of, who teaches it, and what comes of it. */
export function CourseOffer({ course }: { course: Course }) {
  return (
    <>
      <Syllabus course={course} />
      {course.teacher && <CourseTeacher teacher={course.teacher} />}
      <CourseOutcomes outcomes={course.outcomes} />
    </>
  );
}

/** A course for those who are not signed in. */
export function OpenCourse({ course }: { course: Course }) {
  return (
    <>
      <CourseHead course={course} />
      <CourseOffer course={course} />
    </>
  );
}
