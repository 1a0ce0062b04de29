import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { useMember } from "../platform/session.ts";
import { foundText, searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { HeroSkeleton } from "../ui/carousel/hero-slide.tsx";
import { SnapRow } from "../ui/carousel/snap-row.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Spinner } from "../ui/icons/spinner.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { BrandHeader } from "../ui/layout/brand-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { CourseGrid } from "./course-cards.tsx";
import { CourseCarousel } from "./course-carousel.tsx";
import { enrolmentsQuery } from "./learning-queries.ts";
import { MyCourseCard } from "./my-course-card.tsx";
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

const Waiting = () => (
  <div className="grid min-h-60 place-content-center justify-items-center gap-2.5 text-xs text-text-3">
    <Spinner size="lg" />
    Memuat kelas…
  </div>
);

/** When they can't be loaded nothing is said of it: every course is in the grid below. */
function FeaturedCourses({ limit }: { limit: number }) {
  const featured = useQuery(featuredCoursesQuery(limit));
  if (featured.data) return <CourseCarousel courses={featured.data} eager />;
  if (featured.isError) return null;
  return (
    <Loading label="Memuat kelas unggulan…">
      <HeroSkeleton />
    </Loading>
  );
}

/** The member's own courses, those that go on first. Nothing for visitors, and nothing while there is none. */
function MyCourses() {
  const member = useMember();
  const { data = [] } = useQuery({ ...enrolmentsQuery(member?.id), enabled: member !== undefined });
  if (!member || data.length === 0) return null;
  const finished = data.filter(({ certificate_number }) => certificate_number !== null);
  const underWay = data.filter(({ certificate_number }) => certificate_number === null);
  return (
    <Section title="Kelas Saya" className="mt-2">
      <SnapRow label="Kelas yang kamu ikuti">
        {[...underWay, ...finished].map((enrolment) => (
          <MyCourseCard key={enrolment.id} enrolment={enrolment} />
        ))}
      </SnapRow>
    </Section>
  );
}
