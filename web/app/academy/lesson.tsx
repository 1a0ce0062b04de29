import type { Course } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { KeptHere } from "./kept/kept-here.tsx";
import { materialQuery, progressQuery } from "./learning-queries.ts";
import { LessonBar } from "./lesson-bar.tsx";
import { LessonClosed } from "./lesson-closed.tsx";
import { LessonContent } from "./lesson-content.tsx";
import { LessonEnd } from "./lesson-end.tsx";
import { LessonHeading } from "./lesson-heading.tsx";
import { placeOf } from "./lesson-place.ts";
import { coursePath } from "./standing.ts";
import { useLessonAhead } from "./use-lesson-ahead.ts";
import { useProgress } from "./use-progress.ts";

interface LessonProps {
  course: Course;
  memberId: number | undefined;
  materialId: number;
}

/** One material for reading, watching or answering, with the way to the ones before and after it. */
export function Lesson({ course, memberId, materialId }: LessonProps) {
  const query = useQuery(materialQuery(memberId, course.slug, String(materialId)));
  const progress = useQuery(progressQuery(memberId, course.slug));
  const marking = useProgress(course, memberId);
  const place = placeOf(course.materials, materialId, progress.data);
  useLessonAhead(memberId, course.slug, place.next, query.isSuccess);
  const header = <PageHeader title={course.title} back={coursePath(course.slug)} />;
  if (query.isError && [403, 404].includes(statusOf(query.error)))
    return <LessonClosed header={header} slug={course.slug} missing={statusOf(query.error) === 404} />;
  return (
    <AppShell
      header={header}
      actions={
        query.data && <LessonBar slug={course.slug} material={query.data} place={place} marking={marking} />
      }
      className="bg-surface pb-8"
    >
      <LessonHeading course={course} place={place} material={query.data} />
      <Loaded
        query={query}
        failure="Failed to load course details"
        skeleton={<Skeleton className="mx-4 mt-4 h-64" />}
      >
        {(material) => (
          <LessonContent
            course={course}
            material={material}
            memberId={memberId}
            bestScore={place.progress?.best_score ?? null}
            onWatched={() => place.done || marking.mark(materialId, true)}
          />
        )}
      </Loaded>
      {query.isLoadingError && <KeptHere slug={course.slug} />}
      {progress.data && <LessonEnd slug={course.slug} progress={progress.data} />}
    </AppShell>
  );
}
