import type { Course } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersOnly } from "../accounts/index.ts";
import { statusOf } from "../platform/api-error.ts";
import { JsonLd, organisation } from "../platform/json-ld.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { useMember } from "../platform/session.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import type { Route } from "./+types/course-page";
import { CourseActions, JoinFromOutside } from "./course-actions.tsx";
import { CourseDetail, OpenCourse } from "./course-detail.tsx";
import { CourseNotFound } from "./course-not-found.tsx";
import { CourseShare } from "./course-share.tsx";
import { KeptHere } from "./kept/kept-here.tsx";
import { courseQuery, enrolmentsQuery, memberNow } from "./learning-queries.ts";
import { coursePath, enrolmentIn } from "./standing.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  courseQuery(params.slug, memberNow()),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** Everybody may see what a course offers; the course itself is for members. */
export default function CoursePage({ params }: Route.ComponentProps) {
  return <CourseAt key={params.slug} slug={params.slug} />;
}

function CourseAt({ slug }: { slug: string }) {
  const query = useQuery(courseQuery(slug, useMember()?.id));
  if (query.isError && statusOf(query.error) === 404) return <CourseNotFound />;
  return (
    <>
      <CourseMeta course={query.data} />
      <MembersOnly
        waiting={<Outside query={query} />}
        outside={(wall) => <Outside query={query} wall={wall} />}
      >
        {({ id }) => <MemberCourse slug={slug} query={query} memberId={id} />}
      </MembersOnly>
    </>
  );
}

interface OutsideProps {
  query: UseQueryResult<Course>;
  /** Once it is known that nobody is signed in. */
  wall?: ReactNode;
}

/** The server draws this for everybody. */
function Outside({ query, wall }: OutsideProps) {
  const course = query.data;
  return (
    <Frame course={course} actions={wall && course && <JoinFromOutside course={course} />}>
      <Loaded query={query} failure="Failed to load course details" skeleton={<CourseDetailSkeleton />}>
        {(found) => <OpenCourse course={found} />}
      </Loaded>
      {wall && <div className="bg-surface">{wall}</div>}
    </Frame>
  );
}

interface FrameProps {
  course?: Course;
  actions?: ReactNode;
  children: ReactNode;
}

function Frame({ course, actions, children }: FrameProps) {
  const share = course && <CourseShare title={course.title} />;
  return (
    <AppShell
      header={<PageHeader title="Detail Kelas" back="/academy" actions={share} />}
      actions={actions}
      className=""
    >
      {children}
    </AppShell>
  );
}

interface MemberCourseProps {
  slug: string;
  query: UseQueryResult<Course>;
  memberId: number | undefined;
}

function MemberCourse({ slug, query, memberId }: MemberCourseProps) {
  const enrolments = useQuery(enrolmentsQuery(memberId));
  const course = query.data;
  const enrolment = course && enrolmentIn(enrolments.data, course);
  // While it is not known whether the member is enrolled, no button may promise either.
  const decided = course && !enrolments.isPending;
  return (
    <Frame course={course} actions={decided && <CourseActions course={course} enrolment={enrolment} />}>
      <Loaded query={query} failure="Failed to load course details" skeleton={<CourseDetailSkeleton />}>
        {(found) => <CourseDetail course={found} enrolment={enrolment} memberId={memberId} />}
      </Loaded>
      {query.isLoadingError && <KeptHere slug={slug} />}
    </Frame>
  );
}

const CourseDetailSkeleton = () => (
  <>
    <Skeleton className="aspect-[16/9] rounded-none" />
    <div className="mb-2 bg-surface px-4 pt-4 pb-5">
      <Skeleton className="h-6 w-28 rounded-full" />
      <Skeleton className="mt-2.5 h-7 w-4/5" />
      <Skeleton className="mt-2 h-7 w-1/3" />
    </div>
    <div className="bg-surface p-4">
      <Skeleton className="h-12" />
      <Skeleton className="mt-4 h-40" />
    </div>
  </>
);

/** Before the course is known the page still has a title of its own. */
function CourseMeta({ course }: { course: Course | undefined }) {
  if (!course) return <PageMeta title="Detail Kelas" description="Kelas untuk anggota di BARAKAH APP." />;
  const image = course.thumbnail ? picturePreview(course.thumbnail) : undefined;
  return (
    <>
      <PageMeta
        title={course.title}
        description={course.summary || `Kelas ${course.title} di BARAKAH APP.`}
        image={image}
        path={coursePath(course.slug)}
        type="article"
      />
      <JsonLd
        of={(origin) => ({
          "@type": "Course",
          name: course.title,
          description: course.summary,
          image: image && origin + image,
          provider: organisation(origin),
          offers: {
            "@type": "Offer",
            price: course.price,
            priceCurrency: "IDR",
            category: course.price > 0 ? "Paid" : "Free",
          },
        })}
      />
    </>
  );
}
