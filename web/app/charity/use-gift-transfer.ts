import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type TransferValues, transferBody, useTransfer } from "../payments/index.ts";
import { dropIdempotencyKey } from "../platform/idempotency-key.ts";
import { removeFromTab } from "../platform/tab-storage.ts";
import { forgetBegunGift, giftDraft, removeTransferGift, type TransferGift } from "./transfer-gift.ts";

export const THANKS = "Donasimu sudah terkirim. Jazakumullahu khairan!";

const bodyOf = (gift: TransferGift, transfer: TransferValues) => ({
  amount: String(gift.amount),
  donor_name: gift.name,
  donor_phone: gift.phone,
  donor_email: gift.email,
  payment_method: gift.bank,
  message: gift.message,
  on_behalf: gift.onBehalf ?? "",
  ...transferBody(transfer),
});

/** Sends a gift by bank transfer. */
export function useGiftTransfer(gift: TransferGift, account: BankAccount | undefined) {
  const client = useQueryClient();
  return useTransfer({
    draft: `donasi-transfer:${gift.key}`,
    account,
    paid: {
      what: "donasi",
      payer: gift.name,
      subject: { name: "Program", title: gift.title },
      amount: gift.amount,
    },
    call: (transfer) => ({
      id: gift.key,
      endpoint: "POST /api/donations/:slug/create-donation/",
      params: { slug: gift.slug },
      body: bodyOf(gift, transfer),
    }),
    again: `/bayar-donasi/${gift.slug}`,
    // It is stored and sent automatically from here on.
    onKept: forgetBegunGift,
    onDelivered() {
      removeTransferGift(gift);
      removeFromTab(giftDraft(gift.slug));
      dropIdempotencyKey(giftDraft(gift.slug));
      void client.invalidateQueries({ queryKey: ["member"] });
    },
    refused: "Gagal membuat donasi. Silakan coba lagi.",
    failed: "Terjadi kesalahan saat membuat donasi.",
    thanks: THANKS,
    leadTo: "/",
  });
}
