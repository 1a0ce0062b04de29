import type { Course } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/lesson-page";
import { FreeLesson } from "./free-lesson.tsx";
import { KeptHere } from "./kept/kept-here.tsx";
import { courseQuery, freeMaterialQuery, materialQuery, memberNow } from "./learning-queries.ts";
import { Lesson } from "./lesson.tsx";
import { MemberCoursePage, type MemberOfCourse } from "./member-course-page.tsx";
import { standingOf } from "./standing.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params: { slug, id } }) => {
  const member = memberNow();
  return [
    courseQuery(slug, member),
    member === undefined ? freeMaterialQuery(slug, id) : materialQuery(member, slug, id),
  ];
};
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const isFree = (course: Course, materialId: number) =>
  course.materials.some(({ id, is_free }) => is_free && id === materialId);

export default function LessonPage({ params }: Route.ComponentProps) {
  const materialId = Number(params.id);
  return (
    <MemberCoursePage
      key={params.slug}
      slug={params.slug}
      title="Belajar"
      skeleton={<LessonSkeleton />}
      instead={<KeptHere slug={params.slug} />}
      outside={(course) =>
        isFree(course, materialId) && (
          <LessonForAnybody key={params.id} course={course} materialId={materialId} />
        )
      }
    >
      {(member) => <LessonForMember key={params.id} {...member} materialId={materialId} />}
    </MemberCoursePage>
  );
}

function LessonForAnybody({ course, materialId }: { course: Course; materialId: number }) {
  const query = useQuery(freeMaterialQuery(course.slug, String(materialId)));
  return <FreeLesson course={course} materialId={materialId} query={query} />;
}

function LessonForMember({ materialId, ...member }: MemberOfCourse & { materialId: number }) {
  const { course, memberId, enrolment } = member;
  const query = useQuery(materialQuery(memberId, course.slug, String(materialId)));
  const before = isFree(course, materialId) && standingOf(enrolment) !== "learning";
  if (before) return <FreeLesson course={course} materialId={materialId} query={query} />;
  return <Lesson course={course} memberId={memberId} materialId={materialId} />;
}

export const LessonSkeleton = () => (
  <div className="p-4">
    <Skeleton className="h-7 w-4/5" />
    <Skeleton className="mt-4 h-48" />
    <Skeleton className="mt-4 h-32" />
  </div>
);
