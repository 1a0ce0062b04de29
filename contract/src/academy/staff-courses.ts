import { z } from "zod";
import {
  catalogueDraft,
  catalogueStaffFilter,
  changePublication,
  editedForStaff,
  listedForStaff,
  seenText,
  seenVersion,
} from "../platform/catalogue.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { html, id, rupiah, upTo, written } from "../platform/vocabulary.ts";
import { materialVideo } from "./learning.ts";
import { MATERIAL_TYPES, VIDEO_TYPES } from "./materials.ts";

const staff = may("courses");

export const staffCourseSummary = z.object({
  ...listedForStaff,
  price: rupiah,
  material_count: z.int(),
  student_count: z.int(),
});
export type StaffCourseSummary = z.infer<typeof staffCourseSummary>;

const question = z.object({
  text: written("Wajib diisi.", 500),
  options: z
    .array(written("Wajib diisi.", 300))
    .min(2, "Paling sedikit dua pilihan.")
    .max(6, "Paling banyak enam pilihan."),
  /** Which option is right, from 0. */
  correct: z.int().min(0),
  /** The explanation, shown together with the right answers. */
  explanation: upTo(1000).default(""),
});

const material = z.object({
  title: written("Wajib diisi.", 150),
  material_type: z.enum(MATERIAL_TYPES, { error: "Pilih jenis materi." }),
  content: z.string().max(200_000, "Terlalu panjang.").default(""),
  video_url: z
    .url({ protocol: /^https$/, error: "Isi dengan alamat https." })
    .max(500)
    .nullable()
    .default(null),
  /** The key of an uploaded video; used instead of the address. */
  video_key: z
    .string()
    .regex(/^[\w-]{1,100}\.(?:mp4|webm)$/, "Unggah videonya dahulu.")
    .nullable()
    .default(null),
  questions: z.array(question).max(100).default([]),
  minutes: z
    .int("Isi dengan angka.")
    .min(1, "Paling sedikit 1 menit.")
    .max(600, "Paling banyak 600 menit.")
    .nullable()
    .default(null),
  /** Readable by everybody. A quiz never is. */
  is_free: z.boolean().default(false),
});

export const staffMaterial = z.object({
  id,
  title: z.string(),
  material_type: z.enum(MATERIAL_TYPES),
  content: html,
  video_url: z.string().nullable(),
  video_key: z.string().nullable(),
  /** Of the uploaded video. */
  video_bytes: z.int().nullable(),
  questions: z.array(
    z.object({ text: z.string(), options: z.array(z.string()), correct: z.int(), explanation: z.string() }),
  ),
  minutes: z.int().nullable(),
  is_free: z.boolean(),
  version: z.string(),
});
export type StaffMaterial = z.infer<typeof staffMaterial>;

export const staffCourse = staffCourseSummary.extend({
  ...editedForStaff,
  description: html,
  picture: z.string().nullable(),
  teacher_name: z.string(),
  teacher_title: z.string(),
  teacher_about: z.string(),
  outcomes: z.string(),
  /** Staff with the role of a teacher who may change it. */
  teachers: z.array(id),
  materials: z.array(staffMaterial),
});
export type StaffCourse = z.infer<typeof staffCourse>;

const courseDraft = z.object({
  ...catalogueDraft,
  price: rupiah.default(0),
  teacher_name: upTo(120).default(""),
  teacher_title: upTo(150).default(""),
  teacher_about: upTo(600).default(""),
  /** A line for each thing that is learnt. */
  outcomes: upTo(1500).default(""),
});
export type CourseDraft = z.input<typeof courseDraft>;

export const listStaffCourses = endpoint("GET /api/admin/courses/", {
  summary: "Semua kelas, juga draf dan arsip, terbaru dahulu; bagi pengajar hanya kelasnya sendiri.",
  ...staff,
  query: catalogueStaffFilter,
  response: z.array(staffCourseSummary),
  counted: true,
});

export const getStaffCourse = endpoint("GET /api/admin/courses/:id/", {
  summary: "Satu kelas dengan materi dan kunci kuisnya, untuk disunting.",
  ...staff,
  response: staffCourse,
});

export const createStaffCourse = endpoint("POST /api/admin/courses/", {
  summary: "Kelas baru, sebagai draf.",
  ...may("all_courses"),
  body: courseDraft,
  response: staffCourse,
  status: 201,
});

export const editStaffCourse = endpoint("PUT /api/admin/courses/:id/", {
  summary: "Menyimpan kelas. Alamat, biaya, dan unggulan tidak diubah pengajar (400).",
  ...staff,
  body: courseDraft.extend(seenVersion),
  response: staffCourse,
});

export const publishStaffCourse = endpoint("POST /api/admin/courses/:id/status/", {
  summary: "Menerbitkan, menjadwalkan (`draft` dengan `publish_at`), menarik kembali, atau mengarsipkan.",
  ...may("all_courses"),
  body: changePublication,
  response: staffCourse,
});

export const listTeachers = endpoint("GET /api/admin/teachers/", {
  summary: "Petugas dengan peran pengajar, menurut nama.",
  ...may("all_courses"),
  response: z.array(z.object({ id, name: z.string() })),
});

export const setCourseTeachers = endpoint("PUT /api/admin/courses/:id/teachers/", {
  summary: "Siapa saja pengajar yang boleh mengubah kelas ini.",
  ...may("all_courses"),
  body: z.object({ ids: z.array(id).max(50) }),
  response: staffCourse,
});

export const addMaterial = endpoint("POST /api/admin/courses/:id/materials/", {
  summary: "Materi baru di akhir kelas.",
  ...staff,
  body: material,
  response: staffCourse,
  status: 201,
});

export const editMaterial = endpoint("PUT /api/admin/materials/:id/", {
  summary:
    "Menyimpan materi; soal kuis diganti seluruhnya. 409 `edit_conflict` bila orang lain sudah menyimpannya sejak dibaca.",
  ...staff,
  body: material.extend(seenText),
  response: staffCourse,
});

export const removeMaterial = endpoint("DELETE /api/admin/materials/:id/", {
  summary: "Menghapus materi beserta kemajuan pesertanya.",
  ...staff,
  response: staffCourse,
});

export const orderMaterials = endpoint("POST /api/admin/courses/:id/materials/order/", {
  summary: "Urutan materi: semua id materi kelas itu, sekali saja.",
  ...staff,
  body: z.object({ ids: z.array(id).max(500) }),
  response: staffCourse,
});

export const getVideoRules = endpoint("GET /api/admin/videos/rules/", {
  summary: "Situs video yang boleh dipakai, dan ukuran terbesar video yang diunggah.",
  ...staff,
  response: z.object({ sites: z.array(z.string()), most_bytes: z.int() }),
});

export const uploadVideo = endpoint("POST /api/admin/videos/", {
  summary: "Berkas video untuk sebuah materi, apa adanya sebagai isi permintaan (MP4 atau WebM).",
  ...staff,
  consumes: [...VIDEO_TYPES, "application/octet-stream"],
  response: z.object({ key: z.string(), bytes: z.int() }),
  status: 201,
});

export const getStaffVideo = endpoint("GET /api/admin/materials/:id/video/", {
  summary: "Video sebuah materi seperti yang dilihat peserta, juga selagi kelasnya masih draf.",
  ...staff,
  response: z.object({ video: materialVideo.nullable() }),
});
