import type { Course, Enrolment } from "@barakah/contract";
import { wholeNumber } from "../platform/format.ts";
import { Chip } from "../ui/chip.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { Media } from "../ui/pictures/media.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { UsersThreeFillIcon } from "./academy-icons.tsx";
import { CoursePrice } from "./course-price.tsx";
import { EnrolmentNote } from "./enrolment-note.tsx";
import { MaterialList } from "./material-list.tsx";
import { StudentList } from "./student-list.tsx";

interface CourseDetailProps {
  course: Course;
  enrolment: Enrolment | undefined;
  memberId: number | undefined;
}

export function CourseDetail({ course, enrolment, memberId }: CourseDetailProps) {
  return (
    <>
      <Media ratio="16:9">
        <Picture
          src={course.thumbnail}
          alt={course.title}
          width={640}
          height={360}
          sizes="(min-width: 480px) 480px, 100vw"
          eager
        />
      </Media>
      <section className="mb-2 bg-surface px-4 pt-4 pb-5">
        <Chip tone="green">
          <UsersThreeFillIcon size={16} />
          {wholeNumber(course.student_count)} peserta
        </Chip>
        <h1 className="mt-2.5 text-2xl leading-[1.8125rem] font-extrabold">{course.title}</h1>
        <p className="mt-2 text-2xl font-extrabold tracking-[-.02em] text-primary-text">
          <CoursePrice price={course.price} />
        </p>
        {enrolment && <EnrolmentNote enrolment={enrolment} />}
      </section>
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
    </>
  );
}
