import type { Course, Enrolment } from "@barakah/contract";
import type { ReactNode } from "react";
import { wholeNumber } from "../platform/format.ts";
import { ItemPicture } from "../ui/catalogue/item.tsx";
import { Chip } from "../ui/chip.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { CoursePrice, durationWords, minutesOf } from "./course-figures.tsx";
import { CourseOutcomes, CourseTeacher, Syllabus } from "./course-offer.tsx";
import { EnrolmentNote } from "./enrolment-note.tsx";
import { MaterialList } from "./material-list.tsx";
import { standingOf } from "./standing.ts";
import { StudentList } from "./student-list.tsx";

interface CourseDetailProps {
  course: Course;
  enrolment: Enrolment | undefined;
  memberId: number | undefined;
}

/** Learners see the materials first, everybody else what the course offers. */
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

const CourseHead = ({ course, children }: { course: Course; children?: ReactNode }) => (
  <>
    <ItemPicture ratio="16:9" src={course.thumbnail} alt={course.title} />
    <section className="mb-2 bg-surface px-4 pt-4 pb-5">
      <CourseFacts course={course} />
      <h1 className="mt-2.5 text-2xl leading-[1.8125rem] font-extrabold">{course.title}</h1>
      <p className="mt-2 text-2xl font-extrabold tracking-[-.02em] text-primary-text">
        <CoursePrice price={course.price} />
      </p>
      {children}
    </section>
  </>
);

function CourseFacts({ course }: { course: Course }) {
  const minutes = minutesOf(course.materials);
  return (
    <p className="flex flex-wrap gap-2">
      <Chip tone="green">
        <Icon name="users-three-fill" size={16} />
        {wholeNumber(course.student_count)} peserta
      </Chip>
      {course.materials.length > 0 && (
        <>
          <Chip>{wholeNumber(course.materials.length)} materi</Chip>
          {minutes > 0 && <Chip>{durationWords(minutes)}</Chip>}
          <Chip>Sertifikat</Chip>
        </>
      )}
    </p>
  );
}

const CourseOffer = ({ course }: { course: Course }) => (
  <>
    <Syllabus course={course} />
    {course.teacher && <CourseTeacher teacher={course.teacher} />}
    <CourseOutcomes outcomes={course.outcomes} />
  </>
);

/** A course as visitors see it. */
export const OpenCourse = ({ course }: { course: Course }) => (
  <>
    <CourseHead course={course} />
    <CourseOffer course={course} />
  </>
);
