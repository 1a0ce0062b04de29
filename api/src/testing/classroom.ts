import { join } from "node:path";
import type { CourseProgress, Enrolment, QuizResult, SessionUser } from "@barakah/contract";
import sharp from "sharp";
import { enrolmentPayable } from "../academy/index.ts";
import { closePayment, type Decision, owePayer, Payables, verifyPayment } from "../payments/index.ts";
import { aCourse } from "./builders.ts";
import { bearer, send, sendForm } from "./calls.ts";
import type { TestApp } from "./test-app.ts";

/** A word that occurs only in materials and their quizzes, so that tests find leaked materials by this word. */
export const SECRET = "RAHASIA-MATERI";

export const PROOF: Promise<Buffer> = sharp({
  create: { width: 60, height: 80, channels: 3, background: "#ffffff" },
})
  .png()
  .toBuffer();

/** A course with an article, a video and a quiz of two questions, whose right answers are 1 and 0. */
export async function aTaughtCourse(api: TestApp, given: { price?: number; slug?: string } = {}) {
  const course = await aCourse(api.database, { description: "<p>Tentang <b>kelas</b>.</p>", ...given });
  const [article, video, quiz] = await api.database.kysely
    .insertInto("course_material")
    .values(
      (["article", "video", "quiz"] as const).map((material_type, place) => ({
        course_id: course.id,
        position: place + 1,
        title: `Materi ${place + 1}`,
        material_type,
        content: `<p>${SECRET} ${material_type}</p>`,
        video_key: material_type === "video" ? "contoh.mp4" : null,
      })),
    )
    .returning("id")
    .execute();
  if (!article || !video || !quiz) throw new Error("the materials were not stored");
  const options = JSON.stringify(["Satu", "Dua", `Tiga ${SECRET}`]);
  await api.database.kysely
    .insertInto("quiz_question")
    .values([
      {
        material_id: quiz.id,
        position: 1,
        text: `Pertama ${SECRET}?`,
        options,
        correct: 1,
        explanation: `Karena ${SECRET}.`,
      },
      { material_id: quiz.id, position: 2, text: "Kedua?", options, correct: 0 },
    ])
    .execute();
  return { ...course, article: article.id, video: video.id, quiz: quiz.id };
}

export const videoPath = (api: TestApp) => join(api.config.dataDirectory, "uploads/videos/contoh.mp4");

export const enrol = (api: TestApp, member: SessionUser, course: number | string) =>
  send<Enrolment & { detail: string; code: string }>(
    api,
    "POST",
    "/api/courses/enrollments/",
    { course },
    bearer(member),
  );

export async function confirmation(course: { id: number; title: string; price: number }) {
  return {
    amount: String(course.price),
    user_name: "Siti Maryam",
    course_id: String(course.id),
    course_title: course.title,
    payment_method: "bsi",
    source_bank: "BCA",
    source_account: "1234567890",
    transfer_date: "2026-11-15",
    proof_file: await PROOF,
  };
}

interface Confirmed {
  order_id: string;
  status: string;
  code: string;
  detail: string;
  amount: number;
  errors: Record<string, string[]>;
}

export const confirm = (
  api: TestApp,
  member: SessionUser,
  slug: string,
  fields: Record<string, string | Buffer>,
  headers: Record<string, string> = {},
) =>
  sendForm<Confirmed>(api, "POST", `/api/courses/${slug}/payment-confirmation/`, fields, {
    ...bearer(member),
    ...headers,
  });

const payables = new Payables();
payables.register(enrolmentPayable);
const SYSTEM: Decision = { as: "system", reason: "bukti tidak terbaca" };

/** Verifies, rejects or refunds a payment as the system, without a treasurer. */
export async function decide(api: TestApp, reference: string, what: "verify" | "reject" | "refund") {
  const { id } = await api.database.kysely
    .selectFrom("payment")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return api.database.kysely.transaction().execute(async (tx): Promise<unknown> => {
    if (what === "verify") return verifyPayment(tx, payables, id, SYSTEM);
    if (what === "refund") return owePayer(tx, payables, id, "all", SYSTEM);
    return closePayment(tx, payables, id, "rejected", SYSTEM);
  });
}

export const progress = (api: TestApp, member: SessionUser, slug: string, body?: object) =>
  send<CourseProgress & { code: string }>(
    api,
    body ? "POST" : "GET",
    `/api/courses/${slug}/progress/`,
    body,
    bearer(member),
  );

export const attempt = (
  api: TestApp,
  member: SessionUser,
  course: { slug: string; quiz: number },
  answers: unknown[],
) =>
  send<QuizResult>(
    api,
    "POST",
    `/api/courses/${course.slug}/materials/${course.quiz}/quiz-attempts/`,
    { answers },
    bearer(member),
  );
