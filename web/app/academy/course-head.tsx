import type { Course } from "@barakah/contract";
import type { ReactNode } from "react";
import { Media } from "../ui/pictures/media.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { CourseFacts } from "./course-facts.tsx";
import { CoursePrice } from "./course-price.tsx";

/** Picture, name and price, and below them how its reader stands with it. */
export function CourseHead({ course, children }: { course: Course; children?: ReactNode }) {
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
        <CourseFacts course={course} />
        <h1 className="mt-2.5 text-2xl leading-[1.8125rem] font-extrabold">{course.title}</h1>
        <p className="mt-2 text-2xl font-extrabold tracking-[-.02em] text-primary-text">
          <CoursePrice price={course.price} />
        </p>
        {children}
      </section>
    </>
  );
}
