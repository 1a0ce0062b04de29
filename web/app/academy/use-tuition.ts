import type { BankAccount, Course, Enrolment } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { dropRequestKey, requestKey, useTransferReport } from "../payments/index.ts";
import type { ApiError } from "../platform/api-error.ts";
import { confirmTuition } from "./confirm-tuition.ts";
import { coursePath } from "./standing.ts";

export const THANKS = "Konfirmasi pembayaranmu sudah terkirim.";

const MESSAGES = {
  refused: "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.",
  failed: "Terjadi kesalahan saat mengkonfirmasi pembayaran. Silakan coba lagi.",
};

/** The transfer form of a course's price, and the sending of it. */
export function useTuition(course: Course, enrolment: Enrolment | undefined, payer: string) {
  const name = `kelas:${course.slug}`;
  const { send, ...state } = useTransferReport(name, MESSAGES);
  const client = useQueryClient();

  // Another price, or a proof that is there already: the page must show what is true now.
  function onRefused(error: ApiError) {
    if (error.status === 409) void client.invalidateQueries({ queryKey: ["member"] });
  }
  const sendTuition = (account: BankAccount) =>
    send(account, {
      paid: { what: "kelas", payer, subject: { name: "Kelas", title: course.title }, amount: course.price },
      deliver(values, proof) {
        // A rejected payment is followed by another one, even when nothing but the decision has changed.
        const content = [
          enrolment?.order_id,
          course.price,
          account.code,
          values,
          proof.size,
          proof.lastModified,
        ];
        return confirmTuition({ course, payer, account, values }, proof, requestKey(name, content));
      },
      onDelivered: () => dropRequestKey(name),
      onRefused,
      thanks: THANKS,
      leadTo: coursePath(course.slug),
    });
  return { ...state, send: sendTuition };
}
