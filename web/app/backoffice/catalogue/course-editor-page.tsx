import { useQuery } from "@tanstack/react-query";
import type { Route } from "./+types/course-editor-page";
import { CourseEditor } from "./course-editor.tsx";
import { LoadItem } from "./load-item.tsx";
import { courseQuery } from "./queries.ts";

export default function CourseEditorPage({ params }: Route.ComponentProps) {
  const query = useQuery(courseQuery(Number(params.id)));
  return (
    <LoadItem query={query} crumb="Kelas" title="Kelas" list="/admin/kelas">
      {(course) => <CourseEditor key={course.id} stored={course} />}
    </LoadItem>
  );
}
