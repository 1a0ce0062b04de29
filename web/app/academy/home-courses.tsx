import { useQuery } from "@tanstack/react-query";
import { SnapRow } from "../ui/carousel/snap-row.tsx";
import { HomeSection } from "../ui/catalogue/list.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { CourseRow, CourseRows } from "./course-cards.tsx";
import { homeCoursesQuery, homeFeaturedQuery } from "./home-query.ts";

/** Featured courses and then others, each once, in one row that moves sideways. */
export default function HomeCourses({ search }: { search: string }) {
  const courses = useQuery(homeCoursesQuery(search));
  // If the featured courses fail to load, the other courses are still shown.
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
