import { CourseEditor } from "./course-editor.tsx";

export default function NewCoursePage() {
  return <CourseEditor />;
}
