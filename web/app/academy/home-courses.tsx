import type { CourseSummary } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { PageQuery } from "../platform/preload.ts";
import { HeroSkeleton } from "../ui/carousel/hero-slide.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Section } from "../ui/layout/section.tsx";
import { CourseRow, NoCourses } from "./course-cards.tsx";
import { CourseCarousel } from "./course-carousel.tsx";
import { featuredCoursesQuery, someCoursesQuery } from "./queries.ts";

/** The courses on the home page, or those that match the search there. */
export function HomeCourses({ search }: { search: string }) {
  const courses = useQuery(homeCoursesQuery(search));
  // Without featured courses the page says nothing of them: the list below is there.
  const featured = useQuery({ ...homeFeaturedQuery(), enabled: !search });
  const all = search ? `/academy?${new URLSearchParams({ search })}` : "/academy";
  return (
    <Section title="Kelas di Academy" more={all}>
      {!search && featured.isPending && (
        <Loading>
          <HeroSkeleton />
        </Loading>
      )}
      {!search && featured.data && <CourseCarousel courses={featured.data} />}
      <Loaded query={courses} failure="Failed to load courses" skeleton={<RowsSkeleton />}>
        {(found) => <CourseRows courses={found} search={search} />}
      </Loaded>
    </Section>
  );
}

function CourseRows({ courses, search }: { courses: CourseSummary[]; search: string }) {
  if (courses.length === 0) return <NoCourses search={search} />;
  return (
    <div className="mt-3 flex flex-col gap-2.5 px-4">
      {courses.map((course) => (
        <CourseRow key={course.id} course={course} />
      ))}
    </div>
  );
}

function RowsSkeleton() {
  const places = [0, 1, 2];
  return (
    <div className="mt-3 flex flex-col gap-2.5 px-4">
      {places.map((place) => (
        <Skeleton key={place} className="h-[100px] rounded-lg" />
      ))}
    </div>
  );
}

const HOME_FEATURED = 4;
const HOME_LIST = 4;
const HOME_RESULTS = 10;

const homeFeaturedQuery = () => featuredCoursesQuery(HOME_FEATURED);

const homeCoursesQuery = (search: string) => someCoursesQuery(search, search ? HOME_RESULTS : HOME_LIST);

export const homeCourseQueries = (search: string): PageQuery[] =>
  search ? [homeCoursesQuery(search)] : [homeFeaturedQuery(), homeCoursesQuery(search)];
