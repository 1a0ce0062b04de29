import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { useMember } from "../platform/session.ts";
import { searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { HeroSkeleton } from "../ui/carousel/hero-slide.tsx";
import { SnapRow } from "../ui/carousel/snap-row.tsx";
import { CatalogueList } from "../ui/catalogue/list.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Spinner } from "../ui/icons/spinner.tsx";
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
  const search = useSearchTerm();
  const courses = useInfiniteQuery(allCoursesQuery(search.term));
  return (
    <CatalogueList
      title="Academy"
      description="Kelas ekonomi syariah untuk anggota: fiqih muamalah, keuangan keluarga, usaha, dan investasi."
      action="/academy"
      search={search}
      query={courses}
      failure="Failed to load courses"
      skeleton={<Waiting />}
      heading="Semua Kelas"
      noun="kelas"
      above={
        !search.term && (
          <>
            <div className="pt-4">
              <FeaturedCourses limit={FEATURED} />
            </div>
            <MyCourses />
          </>
        )
      }
    >
      {(found) => <CourseGrid courses={found} search={search.term} />}
    </CatalogueList>
  );
}

const Waiting = () => (
  <div className="grid min-h-60 place-content-center justify-items-center gap-2.5 text-xs text-text-3">
    <Spinner size="lg" />
    Memuat kelas…
  </div>
);

/** Shows no error if it fails, because the grid below lists every course. */
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

/** The member's own courses, unfinished ones first. */
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
