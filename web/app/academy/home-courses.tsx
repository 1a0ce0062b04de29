import { useQuery } from "@tanstack/react-query";
import type { PageQuery } from "../platform/preload.ts";
import { SnapRow } from "../ui/carousel/snap-row.tsx";
import { HomeSection } from "../ui/catalogue/list.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { CourseRow, CourseRows } from "./course-cards.tsx";
import { featuredCoursesQuery, someCoursesQuery } from "./queries.ts";

/** Featured courses and then others, each once, in one row that moves sideways. */
export function HomeCourses({ search }: { search: string }) {
  const courses = useQuery(homeCoursesQuery(search));
  // A failure is not shown: the others are there.
  const { data: featured = [] } = useQuery({ ...homeFeaturedQuery(), enabled: !search });
  return (
    <HomeSection
      title="Kelas di Academy"
      all="/academy"
      search={search}
      query={courses}
      failure="Failed to load courses"
      skeleton={
        <div className="snap-row snap-row-wide overflow-hidden">
          <Skeletons of={Array<string>(2).fill("h-[100px] rounded-lg")} />
        </div>
      }
    >
      {(found) => {
        const row = [...featured, ...found.filter(({ id }) => !featured.some((one) => one.id === id))];
        if (search || row.length === 0) return <CourseRows courses={found} search={search} />;
        return (
          <SnapRow label="Kelas, geser ke samping" wide>
            {row.map((course) => (
              <CourseRow key={course.id} course={course} />
            ))}
          </SnapRow>
        );
      }}
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
