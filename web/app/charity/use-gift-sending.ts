import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { dropRequestKey, forget, useTransferReport } from "../payments/index.ts";
import { sendTransferGift } from "./give.ts";
import { forgetTransferGift, type TransferGift } from "./transfer-gift.ts";

export const THANKS = "Donasimu sudah terkirim. Jazakallahu khairan!";

const MESSAGES = {
  refused: "Gagal membuat donasi. Silakan coba lagi.",
  failed: "Terjadi kesalahan saat membuat donasi.",
};

/** The transfer form of a gift, and the sending of both. */
export function useGiftSending(gift: TransferGift) {
  const { send, ...state } = useTransferReport(`donasi-transfer:${gift.key}`, MESSAGES);
  const client = useQueryClient();

  function forgetGift() {
    forgetTransferGift();
    forget(`donasi:${gift.slug}`);
    dropRequestKey(`donasi:${gift.slug}`);
    void client.invalidateQueries({ queryKey: ["member"] });
  }
  const sendGift = (account: BankAccount) =>
    send(account, {
      paid: {
        what: "donasi",
        payer: gift.name,
        subject: { name: "Program", title: gift.title },
        amount: gift.amount,
      },
      deliver: (values, proof) => sendTransferGift(gift, values, proof),
      onDelivered: forgetGift,
      thanks: THANKS,
      leadTo: "/",
    });
  return { ...state, send: sendGift };
}
