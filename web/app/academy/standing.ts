import type { Enrolment } from "@barakah/contract";

export type Standing = "outside" | "paying" | "in-review" | "rejected" | "refunded" | "unpaid" | "learning";

export function standingOf(enrolment: Enrolment | undefined): Standing {
  if (!enrolment) return "outside";
  if (enrolment.payment_status === "verified") return "learning";
  if (enrolment.in_review) return "in-review";
  return enrolment.payment_status === "rejected" ? (enrolment.ended_as ?? "rejected") : "paying";
}

export const enrolmentIn = (enrolments: Enrolment[] | undefined, course: { id: number }) =>
  enrolments?.find((enrolment) => enrolment.course === course.id);

export const coursePath = (slug: string) => `/kelas/${slug}`;
export const paymentPath = (slug: string) => `/konfirmasi-pembayaran-kelas/${slug}`;
export const lessonPath = (slug: string, materialId: number) => `/kelas/${slug}/belajar/${materialId}`;
