import type { BankAccount } from "@barakah/contract";
import { BANKS, type Bank } from "@barakah/contract/payments/methods";
import { useQueryClient } from "@tanstack/react-query";
import { proofUpload, type TransferValues, transferBody, useTransfer } from "../payments/index.ts";
import { api } from "../platform/browser-api.ts";
import { dropIdempotencyKey } from "../platform/idempotency-key.ts";
import { readFromTab, removeFromTab, saveToTab } from "../platform/tab-storage.ts";

/** A gift that waits for its transfer to be confirmed: what the donation page hands to the next one. */
export interface TransferGift {
  slug: string;
  title: string;
  /** Add-on included. */
  amount: number;
  bank: Bank;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** The `Idempotency-Key` of this gift, the same however often it is sent. */
  key: string;
}

const TEXTS = ["slug", "title", "name", "phone", "email", "message", "key"] as const;

export function isTransferGift(value: unknown): value is TransferGift {
  const gift = (value ?? {}) as Partial<TransferGift>;
  return (
    TEXTS.every((name) => typeof gift[name] === "string") &&
    typeof gift.amount === "number" &&
    (BANKS as readonly unknown[]).includes(gift.bank)
  );
}

const NAME = "donasi-transfer";

export const saveTransferGift = (gift: TransferGift) => saveToTab(NAME, gift);
export const readTransferGift = () => readFromTab(NAME, isTransferGift);

/** The name of the gift form's draft, and of its `Idempotency-Key`. */
export const giftDraft = (slug: string) => `donasi:${slug}`;

export const THANKS = "Donasimu sudah terkirim. Jazakallahu khairan!";

function sendGift(gift: TransferGift, transfer: TransferValues) {
  const body = {
    amount: String(gift.amount),
    donor_name: gift.name,
    donor_phone: gift.phone,
    donor_email: gift.email,
    payment_method: gift.bank,
    message: gift.message,
    ...transferBody(transfer),
  };
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
    onDelivered() {
      removeFromTab(NAME);
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
