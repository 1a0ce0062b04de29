import { useQuery } from "@tanstack/react-query";
import type { PageQuery } from "../platform/preload.ts";
import { HeroSkeleton } from "../ui/carousel/hero-slide.tsx";
import { HomeSection } from "../ui/catalogue/list.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { CourseRows } from "./course-cards.tsx";
import { CourseCarousel } from "./course-carousel.tsx";
import { featuredCoursesQuery, someCoursesQuery } from "./queries.ts";

export function HomeCourses({ search }: { search: string }) {
  const courses = useQuery(homeCoursesQuery(search));
  // A failure is not shown: the list is below.
  const featured = useQuery({ ...homeFeaturedQuery(), enabled: !search });
  return (
    <HomeSection
      title="Kelas di Academy"
      all="/academy"
      search={search}
      query={courses}
      failure="Failed to load courses"
      skeleton={
        <div className="mt-3 flex flex-col gap-2.5 px-4">
          <Skeletons of={Array<string>(3).fill("h-[100px] rounded-lg")} />
        </div>
      }
      featured={
        !search &&
        (featured.isPending ? (
          <Loading>
            <HeroSkeleton />
          </Loading>
        ) : (
          featured.data && <CourseCarousel courses={featured.data} />
        ))
      }
    >
      {(found) => <CourseRows courses={found} search={search} />}
    </HomeSection>
  );
}

const HOME_FEATURED = 4;
const HOME_LIST = 4;
const HOME_RESULTS = 10;

const homeFeaturedQuery = () => featuredCoursesQuery(HOME_FEATURED);

const homeCoursesQuery = (search: string) => someCoursesQuery(search, search ? HOME_RESULTS : HOME_LIST);

export const homeCourseQueries = (search: string): PageQuery[] =>
  search ? [homeCoursesQuery(search)] : [homeFeaturedQuery(), homeCoursesQuery(search)];
