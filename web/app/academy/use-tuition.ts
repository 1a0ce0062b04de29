import type { BankAccount, Course, Enrolment } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import {
  dropRequestKey,
  refusedTransfer,
  requestKey,
  treasurerQuery,
  useTransferForm,
  useTransferSending,
} from "../payments/index.ts";
import type { ApiError } from "../platform/api-error.ts";
import { whatsappLink } from "../platform/whatsapp.ts";
import { confirmTuition, tuitionMessage } from "./confirm-tuition.ts";
import { coursePath } from "./standing.ts";

export const THANKS = "Konfirmasi pembayaranmu sudah terkirim.";

const MESSAGES = {
  refused: "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.",
  failed: "Terjadi kesalahan saat mengkonfirmasi pembayaran. Silakan coba lagi.",
};

/** The transfer form of a course's price, and the sending of it. */
export function useTuition(course: Course, enrolment: Enrolment | undefined, payer: string) {
  const name = `kelas:${course.slug}`;
  const transfer = useTransferForm(name);
  const sending = useTransferSending(MESSAGES);
  const client = useQueryClient();

  function finish() {
    transfer.discard();
    dropRequestKey(name);
  }
  function showRefusal(error: ApiError) {
    const errors = refusedTransfer(error.errors);
    // A file is refused as a whole, not as a field of a form.
    if (error.status === 413 || error.status === 415) errors.proof = error.detail;
    if (Object.keys(errors).length > 0) transfer.show(errors);
    // Another price, or a proof that is there already: the page must show what is true now.
    if (error.status === 409) void client.invalidateQueries({ queryKey: ["member"] });
  }
  async function send(account: BankAccount) {
    const complete = transfer.complete();
    if (!complete) return;
    const { values, proof } = complete;
    const tuition = { course, payer, account, values };
    // A rejected payment is followed by another one, even when nothing but the decision has changed.
    const content = [enrolment?.order_id, course.price, account.code, values, proof.size, proof.lastModified];
    await sending.send({
      chat: async () => {
        const { whatsapp_number } = await client.ensureQueryData(treasurerQuery());
        return whatsappLink(whatsapp_number, tuitionMessage(tuition));
      },
      deliver: () => confirmTuition(tuition, proof, requestKey(name, content)),
      onDelivered: finish,
      onRefused: showRefusal,
      thanks: THANKS,
      leadTo: coursePath(course.slug),
    });
  }
  return { transfer, send, busy: sending.busy, problem: sending.problem, chat: sending.chat };
}
