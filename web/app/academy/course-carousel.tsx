import type { CourseSummary } from "@barakah/contract";
import { HeroCarousel } from "../ui/carousel/hero-carousel.tsx";
import { HeroSlide } from "../ui/carousel/hero-slide.tsx";
import { CoursePrice, CourseSize } from "./course-figures.tsx";

interface CourseCarouselProps {
  courses: CourseSummary[];
  /** True at the top of a page: the first picture then loads eagerly. */
  eager?: boolean;
}

export const CourseCarousel = ({ courses, eager = false }: CourseCarouselProps) => (
  <HeroCarousel
    label="Kelas unggulan"
    slides={courses.map((course, position) => ({
      key: course.id,
      content: <CourseSlide course={course} eager={eager && position === 0} />,
    }))}
  />
);

const CourseSlide = ({ course, eager }: { course: CourseSummary; eager: boolean }) => (
  <HeroSlide to={`/kelas/${course.slug}`} thumbnail={course.thumbnail} title={course.title} eager={eager}>
    <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 text-sm text-text-2">
      <span>
        <CourseSize course={course} />
      </span>
      <b className="text-lg font-extrabold text-text">
        <CoursePrice price={course.price} />
      </b>
    </p>
  </HeroSlide>
);
