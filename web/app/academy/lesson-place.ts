import type { CourseProgress, Material, MaterialProgress } from "@barakah/contract";

/** Where a material stands in its course. */
export interface LessonPlace {
  /** Counted from one; 0 when it is none of the course's. */
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
