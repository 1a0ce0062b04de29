import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { html, id, instant } from "../platform/vocabulary.ts";
import { MATERIAL_TYPES } from "./materials.ts";

/** A question as the learner sees it. Which option is right never leaves the server. */
export const quizQuestion = z.object({ text: z.string(), options: z.array(z.string()) });
export type QuizQuestion = z.infer<typeof quizQuestion>;

export const materialVideo = z.object({
  /** `file`: our own, with an address that works for about an hour. `embed`: a page of an allowed video site. */
  kind: z.enum(["file", "embed"]),
  url: z.string(),
});
export type MaterialVideo = z.infer<typeof materialVideo>;

export const openMaterial = z.object({
  id,
  title: z.string(),
  material_type: z.enum(MATERIAL_TYPES),
  content: html,
  video: materialVideo.nullable(),
  questions: z.array(quizQuestion),
});
export type OpenMaterial = z.infer<typeof openMaterial>;

export const materialProgress = z.object({
  material_id: id,
  done_at: instant.nullable(),
  /** Quizzes only: the best score so far in percent, and the number of tries. */
  best_score: z.int().nullable(),
  attempts: z.int(),
});
export type MaterialProgress = z.infer<typeof materialProgress>;

export const courseProgress = z.object({
  /** In the order of the course. */
  materials: z.array(materialProgress),
  done_count: z.int(),
  next_material_id: id.nullable(),
  certificate_number: z.string().nullable(),
});
export type CourseProgress = z.infer<typeof courseProgress>;

const numeric = z
  .string()
  .regex(/^\d{1,15}$/, "Isi dengan angka.")
  .transform(Number);
const params = z.object({ slug: z.string(), id: numeric });

export const getMaterial = endpoint("GET /api/courses/:slug/materials/:id/", {
  summary: "Isi satu materi: untuk peserta terverifikasi, atau untuk siapa pun bila materinya gratis.",
  access: "optional",
  params,
  response: openMaterial,
});

export const getMaterialVideo = endpoint("GET /api/courses/:slug/materials/:id/video/", {
  summary:
    "Berkas video sebuah materi, juga sepotong-sepotong (`Range`). Dengan token peserta terverifikasi, dengan alamat dari materinya, atau tanpa keduanya bila materinya gratis.",
  access: "optional",
  params,
  query: z.object({ member: numeric.optional(), key: z.string().max(200).optional() }),
  response: z.unknown(),
  produces: "video/mp4",
});

export const getProgress = endpoint("GET /api/courses/:slug/progress/", {
  summary: "Kemajuan belajar anggota sendiri di satu kelas.",
  access: "member",
  response: courseProgress,
});

export const markProgress = endpoint("POST /api/courses/:slug/progress/", {
  summary: "Menandai materi selesai atau belum. Kuis selesai dengan nilainya, bukan di sini.",
  access: "member",
  body: z.object({ material_id: id, done: z.boolean() }),
  response: courseProgress,
});

export const answerQuiz = endpoint("POST /api/courses/:slug/materials/:id/quiz-attempts/", {
  summary:
    "Menjawab kuis. Boleh diulang, beberapa kali dalam seperempat jam (429 bila lebih); nilai terbaik yang berlaku. Jawaban mana yang benar diberitahukan setelah lulus, atau sejak percobaan ketiga.",
  access: "member",
  params,
  body: z.object({
    /** The index of the chosen option for each question; null if none. */
    answers: z.array(z.int().min(0).max(99).nullable()).max(200),
  }),
  response: z.object({
    score: z.int(),
    passed: z.boolean(),
    /** How many answers were right. */
    right_count: z.int(),
    /** For each question, whether the answer was right; null while the answers are not revealed. */
    right: z.array(z.boolean()).nullable(),
    /** The explanation of each question, if there is one; null as long as `right` is. */
    explanations: z.array(z.string()).nullable(),
    best_score: z.int(),
    progress: courseProgress,
  }),
});
export type QuizResult = z.infer<typeof answerQuiz.response>;
