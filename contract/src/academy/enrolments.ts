import { z } from "zod";
import { BANKS, PAYMENT_STATUSES } from "../payments/methods.ts";
import {
  CHOOSE_METHOD,
  INCOMPLETE,
  optional,
  transferFields,
  typedNumber,
} from "../payments/purchase-fields.ts";
import { endpoint } from "../platform/endpoint.ts";
import { PERSON_MOST } from "../platform/text-lengths.ts";
import { id, instant, page, rupiah, slug } from "../platform/vocabulary.ts";

export const ENROLMENT_STATUSES = ["pending", "verified", "rejected"] as const;

export const enrolment = z.object({
  id,
  course: id,
  course_slug: slug,
  course_title: z.string(),
  course_thumbnail: z.string().nullable(),
  course_price: rupiah,
  payment_status: z.enum(ENROLMENT_STATUSES),
  /** A proof of payment was sent and waits for a treasurer. */
  in_review: z.boolean(),
  /** Why the last payment was not accepted. */
  reject_reason: z.string().nullable(),
  /** How the last payment ended if `payment_status` is `rejected`: rejected by a treasurer, refunded, or unpaid. */
  ended_as: z.enum(["rejected", "refunded", "unpaid"]).nullable(),
  /** Of a refund, what is not transferred yet. */
  refund_owed: rupiah,
  order_id: z.string().nullable(),
  /** The page of its newest payment. */
  payment_page: z.string().nullable(),
  /** How much is missing after a part payment. */
  missing: rupiah,
  material_count: z.int(),
  done_count: z.int(),
  /** The first material that is not done yet. */
  next_material_id: id.nullable(),
  certificate_number: z.string().nullable(),
  created_at: instant,
});
export type Enrolment = z.infer<typeof enrolment>;

const aliases = ["/api/course/enrollments/"] as const;

export const listEnrolments = endpoint("GET /api/courses/enrollments/", {
  aliases,
  summary: "Kelas milik anggota sendiri dengan status pembayaran dan kemajuan belajarnya, terbaru dahulu.",
  access: "member",
  query: z.object(page),
  response: z.array(enrolment),
  counted: true,
});

const NO_COURSE = "Pilih kelas yang ingin diikuti.";

export const joinCourse = endpoint("POST /api/courses/enrollments/", {
  aliases,
  summary:
    "Mengikuti kelas. Gratis: langsung terverifikasi. Berbayar: menunggu pembayaran. Mengikuti lagi: 200 dengan pendaftaran yang sama, 409 bila sudah terverifikasi.",
  access: "member",
  body: z.object({
    /** The id or the slug of a course. */
    course: z.union([id, z.string().min(1, NO_COURSE).max(120, NO_COURSE)], { error: NO_COURSE }),
  }),
  response: enrolment,
  status: 201,
});

export const confirmCoursePayment = endpoint("POST /api/courses/:slug/payment-confirmation/", {
  summary:
    "Bukti transfer (`proof_file`) untuk kelas yang diikuti. `amount` harus sama dengan harga kelas (409 bila tidak). Menunggu pemeriksaan bendahara.",
  access: "member",
  multipart: true,
  files: ["proof_file"],
  body: z.object({
    amount: typedNumber(INCOMPLETE),
    user_name: optional(PERSON_MOST),
    course_id: typedNumber(NO_COURSE).optional(),
    /** What the payer's page showed. The server knows the title. */
    course_title: z.unknown().optional(),
    payment_method: z.enum(BANKS, { error: CHOOSE_METHOD }),
    ...transferFields,
  }),
  response: z.object({
    id: z.string(),
    order_id: z.string(),
    page: z.string(),
    amount: rupiah,
    payment_method: z.enum(BANKS),
    status: z.enum(PAYMENT_STATUSES),
    created_at: instant,
  }),
  status: 201,
});
