import type { BankAccount, Course, Enrolment } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { transferBody, useTransfer } from "../payments/index.ts";
import { dropIdempotencyKey, idempotencyKey } from "../platform/idempotency-key.ts";
import { coursePath } from "./standing.ts";

export const THANKS = "Konfirmasi pembayaranmu sudah terkirim.";

interface Tuition {
  course: Course;
  enrolment: Enrolment | undefined;
  payer: string;
  account: BankAccount | undefined;
}

/** Sends a course's fee by bank transfer. */
export function useTuition({ course, enrolment, payer, account }: Tuition) {
  const name = `kelas:${course.slug}`;
  const client = useQueryClient();
  return useTransfer({
    draft: name,
    account,
    paid: { what: "kelas", payer, subject: { name: "Kelas", title: course.title }, amount: course.price },
    call({ proof, ...transfer }, { code }) {
      // The order id is part of the key: after a rejection the same transfer data are a new payment.
      const content = [enrolment?.order_id, course.price, code, transfer, proof?.size, proof?.lastModified];
      return {
        id: idempotencyKey(name, content),
        endpoint: "POST /api/courses/:slug/payment-confirmation/",
        params: { slug: course.slug },
        body: {
          amount: String(course.price),
          user_name: payer,
          course_id: String(course.id),
          course_title: course.title,
          payment_method: code,
          ...transferBody(transfer),
        },
      };
    },
    again: `/konfirmasi-pembayaran-kelas/${course.slug}`,
    onDelivered: () => dropIdempotencyKey(name),
    // Price changed, or a proof exists already: reload what the page shows.
    onRefused({ status }) {
      if (status === 409) void client.invalidateQueries({ queryKey: ["member"] });
    },
    refused: "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.",
    failed: "Terjadi kesalahan saat mengkonfirmasi pembayaran. Silakan coba lagi.",
    thanks: THANKS,
    leadTo: coursePath(course.slug),
  });
}
