import { useInfiniteQuery } from "@tanstack/react-query";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { foundText, searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Spinner } from "../ui/icons/spinner.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { BrandHeader } from "../ui/layout/brand-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { CourseGrid } from "./course-grid.tsx";
import { FeaturedCourses } from "./featured-courses.tsx";
import { MyCourses } from "./my-courses.tsx";
import { allCoursesQuery, featuredCoursesQuery } from "./queries.ts";

const FEATURED = 3;

const queries: PageQueries<unknown> = ({ search }) => [
  allCoursesQuery(searchTermOf(search)),
  featuredCoursesQuery(FEATURED),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function AcademyPage() {
  const { typed, setTyped, term } = useSearchTerm();
  const courses = useInfiniteQuery(allCoursesQuery(term));
  const total = courses.data?.pages[0]?.total;
  return (
    <AppShell header={<BrandHeader search={{ value: typed, onChange: setTyped, action: "/academy" }} />}>
      <PageMeta
        title="Academy"
        description="Kelas ekonomi syariah untuk anggota: fiqih muamalah, keuangan keluarga, usaha, dan investasi."
      />
      <h1 className="sr-only">Academy</h1>
      {!term && (
        <div className="pt-4">
          <FeaturedCourses limit={FEATURED} />
        </div>
      )}
      {!term && <MyCourses />}
      <Section
        className="mt-2"
        title={term ? "Hasil Pencarian" : "Semua Kelas"}
        aside={total !== undefined && `${foundText(total, term)} kelas`}
      >
        <Loaded query={courses} failure="Failed to load courses" skeleton={<Waiting />}>
          {({ pages }) => <CourseGrid courses={pages.flatMap((page) => page.items)} search={term} />}
        </Loaded>
        <LoadMore query={courses} />
      </Section>
    </AppShell>
  );
}

function Waiting() {
  return (
    <div className="grid min-h-60 place-content-center justify-items-center gap-2.5 text-xs text-text-3">
      <Spinner size="lg" />
      Memuat kelas…
    </div>
  );
}
