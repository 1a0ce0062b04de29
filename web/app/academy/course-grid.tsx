import type { CourseSummary } from "@barakah/contract";
import { CardGrid } from "../ui/layout/card-grid.tsx";
import { CourseCard } from "./course-card.tsx";
import { NoCourses } from "./no-courses.tsx";

interface CourseGridProps {
  courses: CourseSummary[];
  search: string;
}

export function CourseGrid({ courses, search }: CourseGridProps) {
  if (courses.length === 0) return <NoCourses search={search} />;
  return (
    <CardGrid>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} />
      ))}
    </CardGrid>
  );
}
