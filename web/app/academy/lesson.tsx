import type { Course, CourseProgress } from "@barakah/contract";
import { MATERIALS_CLOSED } from "@barakah/contract/academy/materials";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { statusOf } from "../platform/api-error.ts";
import gate from "../ui/art/i-gerbang.svg";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { KeptHere } from "./kept/kept-here.tsx";
import { materialQuery, progressQuery } from "./learning-queries.ts";
import { LessonBar } from "./lesson-bar.tsx";
import { LessonContent } from "./lesson-content.tsx";
import { LessonHeading, placeOf } from "./lesson-place.tsx";
import { coursePath } from "./standing.ts";
import { useProgress } from "./use-progress.ts";

interface LessonProps {
  course: Course;
  memberId: number | undefined;
  materialId: number;
}

/** One material, with links to the previous and the next. */
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

interface LessonClosedProps {
  header: ReactNode;
  slug: string;
  /** The material does not exist, as opposed to not being open to this reader. */
  missing: boolean;
}

const LessonClosed = ({ header, slug, missing }: LessonClosedProps) => (
  <AppShell header={header} className="justify-center">
    <StateScreen art={gate} level="h1" heading={missing ? "Materi tidak ditemukan." : MATERIALS_CLOSED}>
      <LinkButton to={coursePath(slug)}>Lihat Kelas</LinkButton>
    </StateScreen>
  </AppShell>
);

const CertificateCard = lazy(() => import("./certificate-card.tsx"));

/** Shown once the course is completed. */
function LessonEnd({ slug, progress }: { slug: string; progress: CourseProgress }) {
  if (!progress.certificate_number) return null;
  return (
    <section className="mx-4 mt-8">
      <h2 className="mb-2 text-lg">Kelas ini sudah kamu selesaikan</h2>
      <Suspense>
        <CertificateCard slug={slug} number={progress.certificate_number} />
      </Suspense>
    </section>
  );
}

/** Prefetches the next material. */
function useLessonAhead(
  memberId: number | undefined,
  slug: string,
  next: number | undefined,
  ready: boolean,
) {
  const client = useQueryClient();
  useEffect(() => {
    if (ready && next !== undefined) void client.prefetchQuery(materialQuery(memberId, slug, String(next)));
  }, [client, memberId, slug, next, ready]);
}
