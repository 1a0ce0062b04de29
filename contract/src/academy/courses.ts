import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { catalogueFilter, html, id, instant, rupiah, slug } from "../platform/vocabulary.ts";
import { MATERIAL_TYPES } from "./materials.ts";

export const courseSummary = z.object({
  id,
  slug,
  title: z.string(),
  thumbnail: z.string().nullable(),
  price: rupiah,
  is_featured: z.boolean(),
  material_count: z.int(),
  student_count: z.int(),
  created_at: instant,
});
export type CourseSummary = z.infer<typeof courseSummary>;

export const student = z.object({ full_name: z.string(), username: z.string() });
export type Student = z.infer<typeof student>;

export const material = z.object({
  id,
  title: z.string(),
  material_type: z.enum(MATERIAL_TYPES),
  /** How long it takes, where that is known. */
  minutes: z.int().nullable(),
  /** Readable by everybody, also without a session. */
  is_free: z.boolean(),
  /** Only for members whose enrolment is verified; left out for everybody else. */
  content: html.optional(),
});
export type Material = z.infer<typeof material>;

export const teacher = z.object({ name: z.string(), title: z.string(), about: z.string() });
export type Teacher = z.infer<typeof teacher>;

export const course = courseSummary.extend({
  description: html,
  /** The first hundred characters of the description without markup, for previews of shared links. */
  summary: z.string(),
  students: z.array(student),
  materials: z.array(material),
  teacher: teacher.nullable(),
  /** What learners will be able to do, one short line each. */
  outcomes: z.array(z.string()),
});
export type Course = z.infer<typeof course>;

export const listCourses = endpoint("GET /api/courses/", {
  summary: "Daftar kelas, terbaru dahulu; pencarian diurutkan menurut kecocokan.",
  access: "public",
  query: catalogueFilter,
  response: z.array(courseSummary),
  counted: true,
  cached: true,
});

export const getCourse = endpoint("GET /api/courses/:slug/", {
  summary: "Satu kelas dengan peserta dan judul materinya; isi materi hanya untuk peserta terverifikasi.",
  access: "optional",
  response: course,
  cached: true,
});
