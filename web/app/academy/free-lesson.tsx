import type { Course, OpenMaterial } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL } from "@barakah/contract/academy/materials";
import type { UseQueryResult } from "@tanstack/react-query";
import { Chip } from "../ui/chip.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { Page } from "../ui/layout/page.tsx";
import { durationWords } from "./course-figures.tsx";
import { LessonContent } from "./lesson-content.tsx";
import { coursePath } from "./standing.ts";

interface FreeLessonProps {
  course: Course;
  materialId: number;
  /** Null if it is no longer free. */
  query: UseQueryResult<OpenMaterial | null>;
}

/** A free material, for visitors: no progress is stored. */
export function FreeLesson({ course, materialId, query }: FreeLessonProps) {
  const place = course.materials.findIndex(({ id }) => id === materialId);
  return (
    <Page
      title={course.title}
      back={coursePath(course.slug)}
      actions={
        <ActionBar>
          <LinkButton to={coursePath(course.slug)} className="flex-1" label="Lihat kelasnya" />
        </ActionBar>
      }
      className="bg-surface pb-8"
    >
      <Heading course={course} place={place} />
      <Loaded
        query={query}
        failure="Failed to load course details"
        skeleton={<Skeleton className="mx-4 mt-4 h-64" />}
      >
        {(material) =>
          material && (
            <LessonContent
              course={course}
              material={material}
              memberId={undefined}
              bestScore={null}
              onWatched={() => undefined}
            />
          )
        }
      </Loaded>
      <p className="mx-4 mt-8 rounded-md bg-primary-softer px-3.5 py-3 text-sm text-on-primary-soft">
        Ini materi gratis dari kelas {course.title}. Ikuti kelasnya untuk membuka semua materi, kuis, dan
        sertifikatnya.
      </p>
    </Page>
  );
}

function Heading({ course, place }: { course: Course; place: number }) {
  const material = course.materials[place];
  if (!material) return null;
  return (
    <div className="px-4 pt-4">
      <p className="text-xs text-text-3">
        Materi {place + 1} dari {course.materials.length}
        {material.minutes !== null && ` · ${durationWords(material.minutes)}`}
      </p>
      <h1 className="mt-2 text-2xl leading-[1.8125rem] font-extrabold">{material.title}</h1>
      <p className="mt-2 flex gap-2">
        <Chip>{MATERIAL_TYPE_LABEL[material.material_type]}</Chip>
        <Chip tone="green">Gratis</Chip>
      </p>
    </div>
  );
}
