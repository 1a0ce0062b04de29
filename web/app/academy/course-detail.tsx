import type { Course, Enrolment, Student } from "@barakah/contract";
import { refundWords } from "@barakah/contract/payments/refund-words";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { rupiah, wholeNumber } from "../platform/format.ts";
import { ItemPicture } from "../ui/catalogue/item.tsx";
import { Chip } from "../ui/chip.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { Button } from "../ui/form/button.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { Avatar, initialsOf } from "../ui/pictures/avatar.tsx";
import { CoursePrice, durationWords, minutesOf, percentDone } from "./course-figures.tsx";
import { CourseOutcomes, CourseTeacher, Syllabus } from "./course-offer.tsx";
import { MaterialList } from "./material-list.tsx";
import { standingOf } from "./standing.ts";

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

export const OpenCourse = ({ course }: { course: Course }) => (
  <>
    <CourseHead course={course} />
    <CourseOffer course={course} />
  </>
);

const AT_ONCE = 60;

function StudentList({ students }: { students: Student[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  if (students.length === 0) return <EmptyState level="p" heading="Belum ada peserta terdaftar." />;
  return (
    <>
      <ul className="divide-y divide-border">
        {students.slice(0, shown).map((student) => (
          <StudentRow key={student.username} name={student.full_name || student.username} />
        ))}
      </ul>
      {students.length > shown && (
        <Button variant="soft" block onClick={() => setShown(shown + AT_ONCE)} className="mt-3">
          Tampilkan peserta lainnya
        </Button>
      )}
    </>
  );
}

const StudentRow = ({ name }: { name: string }) => (
  <li className="flex items-center gap-3 py-3">
    <Avatar>{initialsOf(name)}</Avatar>
    <b className="min-w-0 flex-1 wrap-anywhere">{name}</b>
  </li>
);

const CertificateCard = lazy(() => import("./certificate-card.tsx"));

function EnrolmentNote({ enrolment }: { enrolment: Enrolment }) {
  const standing = standingOf(enrolment);
  if (standing === "learning") return <Learning enrolment={enrolment} />;
  if (standing === "rejected") {
    return (
      <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="mt-3.5">
        <b>Pembayaranmu belum dapat diterima.</b>
        {enrolment.reject_reason && <p>{enrolment.reject_reason}</p>}
        <p>Tekan IKUTI KELAS untuk mengirim bukti yang baru.</p>
      </Note>
    );
  }
  if (standing === "refunded" || standing === "unpaid") {
    return (
      <Note tone="info" className="mt-3.5">
        {standing === "refunded"
          ? `Dana kelas ini ${refundWords(enrolment.refund_owed).toLowerCase()}, jadi materinya tertutup lagi. Tekan IKUTI KELAS bila ingin ikut lagi.`
          : "Batas waktu pembayaranmu lewat. Tekan IKUTI KELAS untuk membayar lagi."}
      </Note>
    );
  }
  return (
    <Note tone="gold" icon={<Icon name="hourglass-medium-fill" size={20} />} className="mt-3.5">
      {enrolment.missing > 0
        ? `Sebagian sudah kami terima. Masih kurang ${rupiah(enrolment.missing)}: transfer ke rekening yang sama, kecuali buktinya sudah kamu kirim.`
        : standing === "in-review"
          ? "Bukti transfermu sedang diperiksa bendahara. Materi terbuka setelah disetujui."
          : "Pendaftaranmu menunggu pembayaran. Tekan IKUTI KELAS untuk melanjutkannya."}
    </Note>
  );
}

function Learning({ enrolment }: { enrolment: Enrolment }) {
  const { done_count, material_count, certificate_number } = enrolment;
  return (
    <>
      <p className="mt-3.5 grid min-h-12 place-items-center rounded-md bg-disabled-bg px-3 text-center font-bold tracking-[.02em] text-disabled-text">
        KAMU SUDAH IKUT KELAS INI
      </p>
      {material_count > 0 && (
        <div className="mt-3.5">
          <p className="mb-1.5 text-sm text-text-2">
            {done_count} dari {material_count} materi selesai
          </p>
          <ProgressBar label="Materi selesai" percent={percentDone(done_count, material_count)} />
        </div>
      )}
      {certificate_number && (
        <Suspense>
          <CertificateCard slug={enrolment.course_slug} number={certificate_number} className="mt-4" />
        </Suspense>
      )}
    </>
  );
}
