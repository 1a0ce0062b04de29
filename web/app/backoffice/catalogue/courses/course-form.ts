import type { Course, CourseDraft, StaffCourse } from "@barakah/contract";
import { type CatalogueForm, sharedForm, sharedPreview } from "../catalogue-form.ts";

export interface CourseForm extends CatalogueForm {
  price: number;
}

export const formOf = (stored: StaffCourse | undefined): CourseForm => ({
  ...sharedForm(stored),
  price: stored?.price ?? 0,
});

export const sentOf = ({ thumbnail: _, ...form }: CourseForm): CourseDraft => form;

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
    materials: materials.map(({ id, title, material_type, content }) => ({
      id,
      title,
      material_type,
      ...(joined && { content }),
    })),
  };
}
