import type { Course } from "@barakah/contract";
import { wholeNumber } from "../platform/format.ts";
import { Chip } from "../ui/chip.tsx";
import { UsersThreeFillIcon } from "./academy-icons.tsx";
import { durationWords, minutesOf } from "./duration.ts";

/** How many learn here, how much and how long, and what it ends with. */
export function CourseFacts({ course }: { course: Course }) {
  const minutes = minutesOf(course.materials);
  return (
    <p className="flex flex-wrap gap-2">
      <Chip tone="green">
        <UsersThreeFillIcon size={16} />
        {wholeNumber(course.student_count)} peserta
      </Chip>
      {course.materials.length > 0 && (
        <>
          <Chip>{wholeNumber(course.materials.length)} materi</Chip>
          {minutes > 0 && <Chip>{durationWords(minutes)}</Chip>}
          <Chip>Sertifikat</Chip>
        </>
      )}
    </p>
  );
}
