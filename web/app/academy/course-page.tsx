import type { Course } from "@barakah/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersOnly } from "../accounts/index.ts";
import { statusOf } from "../platform/api-error.ts";
import { organisation } from "../platform/json-ld.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { useMember } from "../platform/session.ts";
import { ItemMeta, ItemSkeleton } from "../ui/catalogue/item.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Page } from "../ui/layout/page.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import type { Route } from "./+types/course-page";
import { CourseActions, JoinFromOutside } from "./course-actions.tsx";
import { CourseDetail, OpenCourse } from "./course-detail.tsx";
import { CourseNotFound } from "./course-not-found.tsx";
import { KeptHere } from "./kept/kept-here.tsx";
import { courseQuery, enrolmentsQuery, memberNow } from "./learning-queries.ts";
import { enrolmentIn } from "./standing.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  courseQuery(params.slug, memberNow()),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const TITLE = "Detail Kelas";

const schemaOf = ({ price }: Course, origin: string) => ({
  "@type": "Course",
  provider: organisation(origin),
  offers: { "@type": "Offer", price, priceCurrency: "IDR", category: price > 0 ? "Paid" : "Free" },
});

/** Visitors see what the course offers; its content is for members. */
export default function CoursePage({ params }: Route.ComponentProps) {
  return <CourseAt key={params.slug} slug={params.slug} />;
}

function CourseAt({ slug }: { slug: string }) {
  const query = useQuery(courseQuery(slug, useMember()?.id));
  if (query.isError && statusOf(query.error) === 404) return <CourseNotFound />;
  return (
    <>
      <ItemMeta
        item={query.data}
        before={{ title: TITLE, description: "Kelas untuk anggota di BARAKAH APP." }}
        path="/kelas"
        describe={(title) => `Kelas ${title} di BARAKAH APP.`}
        type="article"
        schema={schemaOf}
      />
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
  /** The 'members only' notice, once it is known that nobody is signed in. */
  wall?: ReactNode;
}

/** What the server renders, for everybody. */
function Outside({ query, wall }: OutsideProps) {
  const course = query.data;
  return (
    <Frame
      course={course}
      actions={course && (wall ? <JoinFromOutside course={course} /> : <WithoutScript course={course} />)}
    >
      <Loaded query={query} failure="Failed to load course details" skeleton={SKELETON}>
        {(found) => <OpenCourse course={found} />}
      </Loaded>
      {wall && <div className="bg-surface">{wall}</div>}
    </Frame>
  );
}

/** Nothing is offered until it is known who is signed in. Without JavaScript that is never known. */
const WithoutScript = ({ course }: { course: Course }) => (
  <noscript>
    <JoinFromOutside course={course} />
  </noscript>
);

interface FrameProps {
  course?: Course;
  actions?: ReactNode;
  children: ReactNode;
}

function Frame({ course, actions, children }: FrameProps) {
  const share = course && <ShareButton title={course.title} />;
  return (
    <Page title={TITLE} back="/academy" tools={share} actions={actions} className="">
      {children}
    </Page>
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
  // Until the enrolments are loaded, neither 'join' nor 'continue' may be offered.
  const decided = course && !enrolments.isPending;
  return (
    <Frame course={course} actions={decided && <CourseActions course={course} enrolment={enrolment} />}>
      <Loaded query={query} failure="Failed to load course details" skeleton={SKELETON}>
        {(found) => <CourseDetail course={found} enrolment={enrolment} memberId={memberId} />}
      </Loaded>
      {query.isLoadingError && <KeptHere slug={slug} />}
    </Frame>
  );
}

const SKELETON = (
  <ItemSkeleton
    picture="aspect-[16/9]"
    head={["h-6 w-28 rounded-full", "mt-2.5 h-7 w-4/5", "mt-2 h-7 w-1/3"]}
    body={["h-12", "mt-4 h-40"]}
  />
);
