import type { CourseDraft, CourseSummary, StaffCourse } from "@barakah/contract";
import { slugFrom } from "./slug.ts";

export interface CourseForm {
  title: string;
  slug: string;
  description: string;
  picture: string | null;
  thumbnail: string | null;
  is_featured: boolean;
  price: number;
}

export function formOf(stored: StaffCourse | undefined): CourseForm {
  return {
    title: stored?.title ?? "",
    slug: stored?.slug ?? "",
    description: stored?.description ?? "",
    picture: stored?.picture ?? null,
    thumbnail: stored?.thumbnail ?? null,
    is_featured: stored?.is_featured ?? false,
    price: stored?.price ?? 0,
  };
}

export const sentOf = ({ thumbnail: _, ...form }: CourseForm): CourseDraft => form;

export function previewOf(form: CourseForm, stored: StaffCourse | undefined): CourseSummary {
  const { picture: _, description: __, ...shown } = form;
  return {
    ...shown,
    id: stored?.id ?? 1,
    title: form.title || "Judul kelas",
    slug: form.slug || slugFrom(form.title) || "baru",
    material_count: stored?.materials.length ?? 0,
    student_count: stored?.student_count ?? 0,
    created_at: stored?.created_at ?? "",
  };
}
