import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import {
  dropRequestKey,
  forget,
  refusedTransfer,
  type TransferValues,
  transferMessage,
  treasurerQuery,
  useTransferForm,
  useTransferSending,
} from "../payments/index.ts";
import type { ApiError } from "../platform/api-error.ts";
import { whatsappLink } from "../platform/whatsapp.ts";
import { sendTransferGift } from "./give.ts";
import { forgetTransferGift, type TransferGift } from "./transfer-gift.ts";

export const THANKS = "Donasimu sudah terkirim. Jazakallahu khairan!";

const MESSAGES = {
  refused: "Gagal membuat donasi. Silakan coba lagi.",
  failed: "Terjadi kesalahan saat membuat donasi.",
};

function chatText(gift: TransferGift, account: BankAccount, transfer: TransferValues): string {
  return transferMessage({
    what: "donasi",
    payer: gift.name,
    subject: { name: "Program", title: gift.title },
    amount: gift.amount,
    destinationBank: account.name,
    sourceBank: transfer.sourceBank.trim(),
    sourceAccount: transfer.sourceAccount.trim(),
    transferDate: transfer.transferDate,
  });
}

/** The transfer form of a gift, and the sending of both. */
export function useGiftSending(gift: TransferGift) {
  const transfer = useTransferForm(`donasi-transfer:${gift.key}`);
  const sending = useTransferSending(MESSAGES);
  const client = useQueryClient();

  function forgetGift() {
    forgetTransferGift();
    forget(`donasi:${gift.slug}`);
    dropRequestKey(`donasi:${gift.slug}`);
    transfer.discard();
    void client.invalidateQueries({ queryKey: ["member"] });
  }
  function showRefusal(error: ApiError) {
    const errors = refusedTransfer(error.errors);
    // A file is refused as a whole, not as a field of a form.
    if (error.status === 413 || error.status === 415) errors.proof = error.detail;
    if (Object.keys(errors).length > 0) transfer.show(errors);
  }
  async function send(account: BankAccount) {
    const complete = transfer.complete();
    if (!complete) return;
    await sending.send({
      chat: async () => {
        const { whatsapp_number } = await client.ensureQueryData(treasurerQuery());
        return whatsappLink(whatsapp_number, chatText(gift, account, complete.values));
      },
      deliver: () => sendTransferGift(gift, complete.values, complete.proof),
      onDelivered: forgetGift,
      onRefused: showRefusal,
      thanks: THANKS,
      leadTo: "/",
    });
  }
  return { transfer, send, busy: sending.busy, problem: sending.problem, chat: sending.chat };
}
