import type { Course, OpenMaterial } from "@barakah/contract";
import { Html } from "../ui/html/html.tsx";
import { LessonVideo } from "./lesson-video.tsx";
import { Quiz } from "./quiz.tsx";

interface LessonContentProps {
  course: Course;
  material: OpenMaterial;
  memberId: number | undefined;
  bestScore: number | null;
  onWatched(): void;
}

export function LessonContent({ course, material, memberId, bestScore, onWatched }: LessonContentProps) {
  const empty = material.content.trim() === "" && !material.video && material.questions.length === 0;
  return (
    <div className="mt-4">
      {material.material_type === "video" && (
        <LessonVideo video={material.video} title={material.title} onWatched={onWatched} />
      )}
      <div className="px-4 text-lg leading-[1.75rem]">
        {empty ? <p className="text-text-2">Tidak ada konten.</p> : <Html html={material.content} />}
      </div>
      {material.questions.length > 0 && (
        <Quiz course={course} material={material} memberId={memberId} bestScore={bestScore} />
      )}
    </div>
  );
}
