import type { CourseSummary } from "@barakah/contract";
import { ItemGrid, NoItems } from "../ui/catalogue/grid.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Media } from "../ui/pictures/media.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { CoursePrice, CourseSize } from "./course-figures.tsx";

export const CourseCard = ({ course }: { course: CourseSummary }) => (
  <Card as="article" className="flex flex-col overflow-hidden">
    <Media ratio="16:9">
      <Picture
        src={course.thumbnail}
        alt=""
        width={320}
        height={180}
        sizes="(min-width: 480px) 218px, calc(50vw - 22px)"
      />
    </Media>
    <div className="flex flex-1 flex-col p-3">
      <h3 className="line-clamp-2 min-h-9 text-sm leading-[1.125rem] font-bold tracking-[-.005em] text-pretty">
        {course.title}
      </h3>
      <p className="mt-2 mb-3 leading-[1.25rem] font-extrabold tracking-[-.01em]">
        <CoursePrice price={course.price} />
      </p>
      <LinkButton
        to={`/kelas/${course.slug}`}
        aria-label={`LIHAT KELAS ${course.title}`}
        variant="soft"
        size="sm"
        className="mt-auto px-2 text-xs tracking-[.03em]"
      >
        LIHAT KELAS
      </LinkButton>
    </div>
  </Card>
);

const NONE = { name: "Kelas", none: "Belum ada kelas." };

export const CourseGrid = ({ courses, search }: { courses: CourseSummary[]; search: string }) => (
  <ItemGrid items={courses} search={search} {...NONE}>
    {(course) => <CourseCard key={course.id} course={course} />}
  </ItemGrid>
);

export function CourseRows({ courses, search }: { courses: CourseSummary[]; search: string }) {
  if (courses.length === 0) return <NoItems search={search} {...NONE} />;
  return (
    <div className="mt-3 flex flex-col gap-2.5 px-4">
      {courses.map((course) => (
        <CourseRow key={course.id} course={course} />
      ))}
    </div>
  );
}

export const CourseRow = ({ course }: { course: CourseSummary }) => (
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
