import type { Course, CourseDraft, StaffCourse } from "@barakah/contract";
import { EMPTY_ITEM, formFrom, sharedPreview } from "../../ui/staff/editor/catalogue-form.ts";

const EMPTY = {
  ...EMPTY_ITEM,
  price: 0,
  teacher_name: "",
  teacher_title: "",
  teacher_about: "",
  /** A line for each. */
  outcomes: "",
};
export type CourseForm = typeof EMPTY;

export const formOf = (stored: StaffCourse | undefined) => formFrom(EMPTY, stored);

export const sentOf = ({ thumbnail: _, ...form }: CourseForm): CourseDraft => form;

const teacherOf = ({ teacher_name, teacher_title, teacher_about }: CourseForm) =>
  teacher_name.trim() ? { name: teacher_name, title: teacher_title, about: teacher_about } : null;

/** The public shape; contents of materials only after joining. */
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
