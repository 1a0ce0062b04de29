import type { CourseSummary } from "@barakah/contract";
import { Card } from "../ui/layout/card.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { CoursePrice } from "./course-price.tsx";
import { CourseSize } from "./course-size.tsx";

/** A course as one line of a list. */
export function CourseRow({ course }: { course: CourseSummary }) {
  return (
    <Card as="article" className="relative flex flex-wrap gap-3 p-2.5">
      <div className="h-20 w-28 flex-none overflow-hidden rounded-md bg-surface-2">
        <Picture src={course.thumbnail} alt="" width={112} height={80} sizes="112px" />
      </div>
      <div className="flex min-w-0 flex-[1_1_8rem] flex-col">
        <h3 className="line-clamp-2 text-[.875rem] leading-[1.1875rem] font-bold">
          <StretchedLink to={`/kelas/${course.slug}`}>{course.title}</StretchedLink>
        </h3>
        <p className="mt-0.5 text-xs text-text-3">
          <CourseSize course={course} />
        </p>
        <p className="mt-auto leading-[1.25rem] font-extrabold">
          <CoursePrice price={course.price} />
        </p>
      </div>
    </Card>
  );
}
