import type { Course, Material } from "@barakah/contract";
import {
  MATERIAL_TYPE_LABEL,
  MATERIALS_CLOSED,
  type MaterialType,
} from "@barakah/contract/academy/materials";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import gate from "../ui/art/i-gerbang.svg";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";
import { progressQuery } from "./learning-queries.ts";
import { lessonPath } from "./standing.ts";

const KeepCourse = lazy(() => import("./kept/keep-course.tsx"));

/** The server includes contents only for those who may read them. */
export function MaterialList({ course, memberId }: { course: Course; memberId: number | undefined }) {
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

interface MaterialCardProps {
  slug: string;
  material: Material;
  number: number;
  done: boolean;
}

const MaterialCard = ({ slug, material, number, done }: MaterialCardProps) => (
  <Card as="li" className="overflow-hidden">
    <h2 className="text-[.875rem] leading-[1.1875rem]">
      <Link
        to={lessonPath(slug, material.id)}
        className="flex min-h-16 items-center gap-3 px-3.5 py-2.5 font-bold hover:bg-surface-2"
      >
        <MaterialIcon type={material.material_type} />
        <span className="min-w-0 flex-1">
          {number}. {material.title}
          <span className="block text-xs font-medium text-text-3">
            {MATERIAL_TYPE_LABEL[material.material_type]}
          </span>
        </span>
        {done && (
          <>
            <Icon name="check-circle-fill" size={20} className="text-primary-text" />
            <span className="sr-only">selesai</span>
          </>
        )}
        <Icon name="caret-right-bold" size={16} />
      </Link>
    </h2>
    <div className="px-3.5 pb-2.5 text-sm">
      <ExpandableHtml html={material.content ?? ""} empty="Tidak ada konten." headingLevel={3} />
    </div>
  </Card>
);

const ICON = { article: "book-open-text-fill", video: "play-circle-fill", quiz: "exam-fill" } as const;

export function MaterialIcon({ type }: { type: MaterialType }) {
  const icon = ICON[type];
  return (
    <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
      <Icon name={icon} size={20} />
    </span>
  );
}
