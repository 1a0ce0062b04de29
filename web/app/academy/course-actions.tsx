import type { Course, Enrolment } from "@barakah/contract";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { CoursePrice } from "./course-figures.tsx";
import { lessonPath, standingOf } from "./standing.ts";
import { useJoin } from "./use-join.ts";

interface CourseActionsProps {
  course: Course;
  enrolment: Enrolment | undefined;
}

const FAILED = "Gagal mendaftar kelas. Silakan coba lagi.";

export function CourseActions({ course, enrolment }: CourseActionsProps) {
  const { busy, join } = useJoin(course, { failed: () => FAILED });
  if (standingOf(enrolment) === "learning") return <Learn course={course} enrolment={enrolment} />;
  const checked = standingOf(enrolment) === "in-review" ? enrolment?.payment_page : undefined;
  return (
    <ActionBar>
      <Fee course={course} />
      {checked ? (
        <LinkButton to={checked} variant="line" className="flex-1" label="BUKTI SEDANG DIPERIKSA" />
      ) : (
        <Button onClick={join} busy={busy} className="flex-1" label="IKUTI KELAS" />
      )}
    </ActionBar>
  );
}

/** For visitors: the join page asks them to sign in. */
export const JoinFromOutside = ({ course }: { course: Course }) => (
  <ActionBar>
    <Fee course={course} />
    <LinkButton to={`/ikut-kelas/${course.slug}`} className="flex-1" label="IKUTI KELAS" />
  </ActionBar>
);

const Fee = ({ course }: { course: Course }) => (
  <p className="min-w-0">
    <span className="block text-xs text-text-2">Biaya kelas</span>
    <b className="block text-[1.0625rem] leading-[1.5rem] font-extrabold tracking-[-.01em]">
      <CoursePrice price={course.price} />
    </b>
  </p>
);

function Learn({ course, enrolment }: CourseActionsProps) {
  const next = enrolment?.next_material_id ?? course.materials[0]?.id;
  if (next === undefined) return null;
  const begun = (enrolment?.done_count ?? 0) > 0;
  const finished = enrolment?.next_material_id === null;
  return (
    <ActionBar>
      <LinkButton to={lessonPath(course.slug, next)} className="flex-1">
        {finished ? "Buka lagi materinya" : begun ? "Lanjutkan belajar" : "Mulai belajar"}
      </LinkButton>
    </ActionBar>
  );
}
