import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { proofUpload, type TransferValues, transferBody, useTransfer } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { dropIdempotencyKey } from "../platform/idempotency-key.ts";
import { removeFromTab } from "../platform/tab-storage.ts";
import { giftDraft, removeTransferGift, type TransferGift } from "./transfer-gift.ts";

export const THANKS = "Donasimu sudah terkirim. Jazakumullahu khairan!";

const bodyOf = (gift: TransferGift, transfer: TransferValues) => ({
  amount: String(gift.amount),
  donor_name: gift.name,
  donor_phone: gift.phone,
  donor_email: gift.email,
  payment_method: gift.bank,
  message: gift.message,
  ...transferBody(transfer),
});

function sendGift(gift: TransferGift, transfer: TransferValues) {
  const body = bodyOf(gift, transfer);
  const params = { slug: gift.slug };
  const upload = proofUpload(body, transfer.proof, gift.key);
  return api.call("POST /api/donations/:slug/create-donation/", { params, body }, upload);
}

/** The transfer form of a gift, and the sending of both. */
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
    deliver: (transfer) => sendGift(gift, transfer),
    stored: (transfer) => ({
      id: gift.key,
      slug: gift.slug,
      fields: bodyOf(gift, transfer),
    }),
    onDelivered() {
      removeTransferGift();
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
