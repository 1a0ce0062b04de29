import { useQuery } from "@tanstack/react-query";
import { HeroSkeleton } from "../ui/carousel/hero-skeleton.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { CourseCarousel } from "./course-carousel.tsx";
import { featuredCoursesQuery } from "./queries.ts";

/** When they can't be loaded nothing is said of it: every course is in the grid below. */
export function FeaturedCourses({ limit }: { limit: number }) {
  const featured = useQuery(featuredCoursesQuery(limit));
  if (featured.data) return <CourseCarousel courses={featured.data} eager />;
  if (featured.isError) return null;
  return (
    <Loading label="Memuat kelas unggulan…">
      <HeroSkeleton />
    </Loading>
  );
}
