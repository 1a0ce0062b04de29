import type { CourseSummary } from "@barakah/contract";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Media } from "../ui/pictures/media.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { CoursePrice } from "./course-price.tsx";

/** A card of the two-column grid: its button leads to the course. */
export function CourseCard({ course }: { course: CourseSummary }) {
  return (
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
}
