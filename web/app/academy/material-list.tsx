import type { Course } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL, MATERIALS_CLOSED } from "@barakah/contract/academy/materials";
import { useQuery } from "@tanstack/react-query";
import gate from "../ui/art/i-gerbang.svg";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LockKeyFillIcon } from "../ui/icons/icons.tsx";
import { progressQuery } from "./learning-queries.ts";
import { MaterialCard } from "./material-card.tsx";
import { MaterialIcon } from "./material-icon.tsx";

interface MaterialListProps {
  course: Course;
  memberId: number | undefined;
}

/** The server sends contents to those who may read them, and only to them. */
export function MaterialList({ course, memberId }: MaterialListProps) {
  const open = course.materials.some(({ content }) => content !== undefined);
  const progress = useQuery({ ...progressQuery(memberId, course.slug), enabled: open });
  if (course.materials.length === 0) return <EmptyState level="p" heading="Belum ada materi." />;
  if (!open) return <Syllabus course={course} />;
  const done = new Set(
    progress.data?.materials.flatMap(({ material_id, done_at }) => (done_at ? [material_id] : [])),
  );
  return (
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
  );
}

/** What the course is made of, before the wall: titles are no secret. */
function Syllabus({ course }: { course: Course }) {
  return (
    <>
      <ol aria-label="Silabus" className="divide-y divide-border">
        {course.materials.map((material, place) => (
          <li key={material.id} className="flex min-h-16 items-center gap-3 py-2.5">
            <MaterialIcon type={material.material_type} />
            <span className="min-w-0 flex-1 text-[.875rem] leading-[1.1875rem] font-bold">
              {place + 1}. {material.title}
              <span className="block text-xs font-medium text-text-3">
                {MATERIAL_TYPE_LABEL[material.material_type]}
              </span>
            </span>
            <LockKeyFillIcon size={20} className="text-text-3" />
            <span className="sr-only">terkunci</span>
          </li>
        ))}
      </ol>
      <StateScreen art={gate} compact level="p" heading={MATERIALS_CLOSED} />
    </>
  );
}
