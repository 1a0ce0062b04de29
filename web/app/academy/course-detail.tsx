import type { Course, Enrolment } from "@barakah/contract";
import { wholeNumber } from "../platform/format.ts";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { CourseHead } from "./course-head.tsx";
import { CourseTeacher } from "./course-teacher.tsx";
import { EnrolmentNote } from "./enrolment-note.tsx";
import { MaterialList } from "./material-list.tsx";
import { CourseOffer } from "./open-course.tsx";
import { standingOf } from "./standing.ts";
import { StudentList } from "./student-list.tsx";

interface CourseDetailProps {
  course: Course;
  enrolment: Enrolment | undefined;
  memberId: number | undefined;
}

/** Who learns here finds the materials first; everybody else what the course offers. */
export function CourseDetail({ course, enrolment, memberId }: CourseDetailProps) {
  const learning = standingOf(enrolment) === "learning";
  return (
    <>
      <CourseHead course={course}>{enrolment && <EnrolmentNote enrolment={enrolment} />}</CourseHead>
      {!learning && <CourseOffer course={course} />}
      <Tabs
        label="Tentang kelas"
        tabs={[
          {
            key: "keterangan",
            label: "Keterangan",
            panel: <ExpandableHtml html={course.description} empty="Tidak ada deskripsi." />,
          },
          {
            key: "peserta",
            label: `Peserta (${wholeNumber(course.students.length)})`,
            panel: <StudentList students={course.students} />,
          },
          {
            key: "materi",
            label: `Materi (${wholeNumber(course.materials.length)})`,
            panel: <MaterialList course={course} memberId={memberId} />,
          },
        ]}
      />
      {learning && course.teacher && (
        <div className="mt-2">
          <CourseTeacher teacher={course.teacher} />
        </div>
      )}
    </>
  );
}
