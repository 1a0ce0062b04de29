import type { Course, CourseDraft, StaffCourse } from "@barakah/contract";
import { type CatalogueForm, sharedForm, sharedPreview } from "../catalogue-form.ts";

export interface CourseForm extends CatalogueForm {
  price: number;
  teacher_name: string;
  teacher_title: string;
  teacher_about: string;
  /** A line for each. */
  outcomes: string;
}

export const formOf = (stored: StaffCourse | undefined): CourseForm => ({
  ...sharedForm(stored),
  price: stored?.price ?? 0,
  teacher_name: stored?.teacher_name ?? "",
  teacher_title: stored?.teacher_title ?? "",
  teacher_about: stored?.teacher_about ?? "",
  outcomes: stored?.outcomes ?? "",
});

export const sentOf = ({ thumbnail: _, ...form }: CourseForm): CourseDraft => form;

const teacherOf = ({ teacher_name, teacher_title, teacher_about }: CourseForm) =>
  teacher_name.trim() ? { name: teacher_name, title: teacher_title, about: teacher_about } : null;

/** As its readers get it: contents of materials are for those who joined. */
export function previewOf(
  form: CourseForm,
  stored: StaffCourse | undefined,
  { students, joined }: { students: Course["students"]; joined: boolean } = { students: [], joined: false },
): Course {
  const materials = stored?.materials ?? [];
  return {
    ...sharedPreview(form, stored),
    price: form.price,
    student_count: stored?.student_count ?? 0,
    students,
    material_count: materials.length,
    teacher: teacherOf(form),
    outcomes: form.outcomes.split("\n").filter((line) => line.trim() !== ""),
    materials: materials.map(({ id, title, material_type, minutes, is_free, content }) => ({
      id,
      title,
      material_type,
      minutes,
      is_free,
      ...(joined && { content }),
    })),
  };
}
