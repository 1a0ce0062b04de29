import type { Course, Enrolment, StaffCourse } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { ShareButton } from "../../ui/share-link.tsx";
import { KnownData } from "../../ui/staff/editor/known-data.tsx";
import { PreviewPage } from "../../ui/staff/editor/preview-dialog.tsx";
import { Segments } from "../../ui/staff/segments.tsx";
import { CourseActions, CourseDetail, courseQuery } from "../index.ts";
import { type CourseForm, previewOf } from "./course-form.ts";

const READERS = [
  { value: false, label: "Belum ikut" },
  { value: true, label: "Peserta" },
];
const NOTHING_DONE = { materials: [], done_count: 0, next_material_id: null, certificate_number: null };

/** The preview, as members see it before and after joining. */
export function CoursePreview({ form, stored }: { form: CourseForm; stored: StaffCourse | undefined }) {
  const [joined, setJoined] = useState(false);
  const isPublic = stored?.status === "published";
  const published = useQuery({ ...courseQuery(stored?.slug ?? "", undefined), enabled: isPublic });
  const course = previewOf(form, stored, { students: published.data?.students ?? [], joined });
  const enrolment = joined ? enrolmentIn(course) : undefined;
  return (
    <>
      <Segments
        label="Dilihat sebagai"
        options={READERS}
        value={joined}
        onChange={setJoined}
        className="m-2 flex [&>button]:flex-1"
      />
      <PreviewPage
        header={
          <PageHeader title="Detail Kelas" back="/academy" actions={<ShareButton title={course.title} />} />
        }
        actions={<CourseActions course={course} enrolment={enrolment} />}
      >
        <KnownData answer={NOTHING_DONE}>
          <CourseDetail course={course} enrolment={enrolment} memberId={undefined} />
        </KnownData>
      </PreviewPage>
    </>
  );
}

/** The enrolment of a new student. */
function enrolmentIn({ id, slug, title, thumbnail, price, materials, created_at }: Course): Enrolment {
  return {
    id: 1,
    course: id,
    course_slug: slug,
    course_title: title,
    course_thumbnail: thumbnail,
    course_price: price,
    payment_status: "verified",
    in_review: false,
    ended_as: null,
    missing: 0,
    reject_reason: null,
    refund_owed: 0,
    order_id: null,
    payment_page: null,
    material_count: materials.length,
    done_count: 0,
    next_material_id: materials[0]?.id ?? null,
    certificate_number: null,
    created_at,
  };
}
