import type { Course, CourseProgress, Material, MaterialProgress, OpenMaterial } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL } from "@barakah/contract/academy/materials";
import { Chip } from "../ui/chip.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { percentDone } from "./course-figures.tsx";

export interface LessonPlace {
  /** Counted from one; 0 if the course has no such material. */
  number: number;
  total: number;
  doneCount: number;
  previous: number | undefined;
  next: number | undefined;
  done: boolean;
  progress: MaterialProgress | undefined;
}

export function placeOf(
  materials: readonly Pick<Material, "id">[],
  materialId: number,
  progress: CourseProgress | undefined,
): LessonPlace {
  const position = materials.findIndex(({ id }) => id === materialId);
  const own = progress?.materials.find(({ material_id }) => material_id === materialId);
  return {
    number: position + 1,
    total: materials.length,
    doneCount: progress?.done_count ?? 0,
    previous: materials[position - 1]?.id,
    next: position < 0 ? undefined : materials[position + 1]?.id,
    done: own?.done_at != null,
    progress: own,
  };
}

interface LessonHeadingProps {
  course: Course;
  place: LessonPlace;
  material: OpenMaterial | undefined;
}

export function LessonHeading({ course, place, material }: LessonHeadingProps) {
  const known = course.materials[place.number - 1];
  const title = material?.title ?? known?.title ?? "Materi";
  const type = material?.material_type ?? known?.material_type;
  return (
    <div className="px-4 pt-4">
      <p className="mb-1.5 flex justify-between gap-3 text-xs text-text-3">
        <span>
          Materi {place.number} dari {place.total}
        </span>
        <span>{place.doneCount} selesai</span>
      </p>
      <ProgressBar label="Materi selesai" percent={percentDone(place.doneCount, place.total)} />
      <h1 className="mt-4 text-2xl leading-[1.8125rem] font-extrabold">{title}</h1>
      <p className="mt-2 flex gap-2">
        {type && <Chip>{MATERIAL_TYPE_LABEL[type]}</Chip>}
        {place.done && (
          <Chip tone="green">
            <Icon name="check-circle-fill" size={16} />
            Selesai
          </Chip>
        )}
      </p>
    </div>
  );
}
