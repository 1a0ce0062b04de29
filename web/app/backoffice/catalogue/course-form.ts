import type { CourseDraft, CourseSummary, StaffCourse } from "@barakah/contract";
import { type CatalogueForm, commonForm, commonPreview } from "./catalogue-form.ts";

export interface CourseForm extends CatalogueForm {
  price: number;
}

export const formOf = (stored: StaffCourse | undefined): CourseForm => ({
  ...commonForm(stored),
  price: stored?.price ?? 0,
});

export const sentOf = ({ thumbnail: _, ...form }: CourseForm): CourseDraft => form;

export function previewOf(form: CourseForm, stored: StaffCourse | undefined): CourseSummary {
  return {
    ...commonPreview(form, stored),
    price: form.price,
    material_count: stored?.materials.length ?? 0,
    student_count: stored?.student_count ?? 0,
  };
}
