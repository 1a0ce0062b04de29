import { EditorPage } from "../editor-page.tsx";
import { courseQuery } from "../queries.ts";
import type { Route } from "./+types/course-editor-page";
import { CourseEditor } from "./course-editor.tsx";

export default function CourseEditorPage({ params }: Route.ComponentProps) {
  return (
    <EditorPage kind="course" id={params.id} query={courseQuery}>
      {(stored) => <CourseEditor stored={stored} />}
    </EditorPage>
  );
}
