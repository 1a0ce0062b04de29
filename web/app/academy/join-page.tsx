import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/join-page";
import { JoinCourse } from "./join-course.tsx";
import { courseQuery, memberNow } from "./learning-queries.ts";
import { MemberCoursePage } from "./member-course-page.tsx";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  courseQuery(params.slug, memberNow()),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function JoinPage({ params }: Route.ComponentProps) {
  return (
    <MemberCoursePage key={params.slug} slug={params.slug} title="Gabung Kelas" skeleton={<JoinSkeleton />}>
      {(member) => <JoinCourse {...member} />}
    </MemberCoursePage>
  );
}

function JoinSkeleton() {
  return (
    <>
      <Skeleton className="aspect-[16/9] rounded-none" />
      <Skeleton className="mx-4 mt-4 h-24" />
      <Skeleton className="mx-4 mt-6 h-40" />
    </>
  );
}
