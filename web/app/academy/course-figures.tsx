import type { CourseSummary } from "@barakah/contract";
import { rupiah, wholeNumber } from "../platform/format.ts";

export function CoursePrice({ price }: { price: number }) {
  if (price <= 0) return <span className="text-primary-text">GRATIS</span>;
  return <span className="whitespace-nowrap">{rupiah(price)}</span>;
}

export const CourseSize = ({ course }: { course: CourseSummary }) => (
  <>
    {wholeNumber(course.material_count)} materi · {wholeNumber(course.student_count)} peserta
  </>
);

/** Rounded down, so that 100 means all. */
export const percentDone = (done: number, total: number): number =>
  total > 0 ? Math.floor((done * 100) / total) : 0;

/** '2 jam 10 menit', '14 menit'. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} jam`, rest > 0 && `${rest} menit`].filter(Boolean).join(" ");
}

/** The sum; 0 if no material has a duration. */
export const minutesOf = (materials: readonly { minutes: number | null }[]) =>
  materials.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
