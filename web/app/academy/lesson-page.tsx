import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/lesson-page";
import { courseQuery, materialQuery, memberNow } from "./learning-queries.ts";
import { Lesson } from "./lesson.tsx";
import { MemberCoursePage } from "./member-course-page.tsx";

const known: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  courseQuery(params.slug, memberNow()),
];
export const loader = preloadOnServer(known);
export const clientLoader = preloadInBrowser<Route.LoaderArgs["params"]>((page) => {
  const { slug, id } = page.params;
  const member = memberNow();
  return member === undefined ? known(page) : [...known(page), materialQuery(member, slug, id)];
});

export default function LessonPage({ params }: Route.ComponentProps) {
  return (
    <MemberCoursePage key={params.slug} slug={params.slug} title="Belajar" skeleton={<LessonSkeleton />}>
      {({ course, memberId }) => (
        <Lesson key={params.id} course={course} memberId={memberId} materialId={Number(params.id)} />
      )}
    </MemberCoursePage>
  );
}

export function LessonSkeleton() {
  return (
    <div className="p-4">
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="mt-4 h-48" />
      <Skeleton className="mt-4 h-32" />
    </div>
  );
}
