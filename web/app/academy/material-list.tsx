import type { Course } from "@barakah/contract";
import { MATERIALS_CLOSED } from "@barakah/contract/academy/materials";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import gate from "../ui/art/i-gerbang.svg";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { progressQuery } from "./learning-queries.ts";
import { MaterialCard } from "./material-card.tsx";

const KeepCourse = lazy(() => import("./kept/keep-course.tsx"));

interface MaterialListProps {
  course: Course;
  memberId: number | undefined;
}

/** The server sends contents to those who may read them, and only to them. */
export function MaterialList({ course, memberId }: MaterialListProps) {
  const open = course.materials.some(({ content }) => content !== undefined);
  const progress = useQuery({ ...progressQuery(memberId, course.slug), enabled: open });
  if (course.materials.length === 0) return <EmptyState level="p" heading="Belum ada materi." />;
  if (!open) return <StateScreen art={gate} compact level="p" heading={MATERIALS_CLOSED} />;
  const done = new Set(
    progress.data?.materials.flatMap(({ material_id, done_at }) => (done_at ? [material_id] : [])),
  );
  return (
    <>
      {memberId !== undefined && (
        <Suspense>
          <KeepCourse course={course} memberId={memberId} />
        </Suspense>
      )}
      <ol className="flex flex-col gap-2.5">
        {course.materials.map((material, place) => (
          <MaterialCard
            key={material.id}
            slug={course.slug}
            material={material}
            number={place + 1}
            done={done.has(material.id)}
          />
        ))}
      </ol>
    </>
  );
}
