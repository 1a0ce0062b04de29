import type { BankAccount } from "@barakah/contract";
import { BANKS, type Bank } from "@barakah/contract/payments/methods";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { proofUpload, type TransferValues, transferBody, useTransfer } from "../../payments/index.ts";
import { api } from "../../platform/browser-api.ts";
import { dropIdempotencyKey } from "../../platform/idempotency-key.ts";
import { readFromTab, removeFromTab, saveToTab } from "../../platform/tab-storage.ts";
import { tellOtherTabs } from "../shopping-news.ts";
import { shoppingKey } from "../shopping-queries.ts";

/** A purchase that waits for its transfer to be confirmed: what the page before hands to the confirmation. */
export interface TransferPurchase {
  /** Set when the order is made already and only its proof is missing. */
  orderNumber: string | null;
  /** What is bought, in words. */
  title: string;
  amount: number;
  bank: Bank;
  name: string;
  phone: string;
  email: string;
  note: string;
  /** The `Idempotency-Key` of this purchase, the same however often it is sent. */
  key: string;
}

const TEXTS = ["title", "name", "phone", "email", "note", "key"] as const;

export function isTransferPurchase(value: unknown): value is TransferPurchase {
  const purchase = (value ?? {}) as Partial<TransferPurchase>;
  return (
    TEXTS.every((name) => typeof purchase[name] === "string") &&
    (purchase.orderNumber === null || typeof purchase.orderNumber === "string") &&
    typeof purchase.amount === "number" &&
    (BANKS as readonly unknown[]).includes(purchase.bank)
  );
}

const nameOf = (memberId: number) => `belanja-transfer:${memberId}`;

export const saveTransferPurchase = (memberId: number, purchase: TransferPurchase) =>
  saveToTab(nameOf(memberId), purchase);
export const readTransferPurchase = (memberId: number) => readFromTab(nameOf(memberId), isTransferPurchase);

/** The name of the checkout's draft. */
export const checkoutDraft = (memberId: number) => `belanja:${memberId}`;
/** The purpose of the `Idempotency-Key` of a purchase by transfer. */
export const TRANSFER_PURPOSE = "belanja";

export const THANKS = "Pesananmu sudah terkirim. Terima kasih!";

/** The cart is not what it was when this page was opened: only going back helps. */
const OUTDATED = new Set(["cart_changed", "amount_changed", "cart_empty", "nothing_to_pay"]);

/** Makes the order, or adds the proof to one that is there. */
function sendPurchase(purchase: TransferPurchase, transfer: TransferValues) {
  const common = { payment_method: purchase.bank, ...transferBody(transfer) };
  if (purchase.orderNumber !== null) {
    const params = { order_number: purchase.orderNumber };
    const upload = proofUpload(common, transfer.proof, purchase.key);
    return api.call("POST /api/orders/:order_number/proof/", { params, body: common }, upload);
  }
  const body = {
    ...common,
    amount: String(purchase.amount),
    customer_name: purchase.name,
    customer_phone: purchase.phone,
    customer_email: purchase.email,
    note: purchase.note,
  };
  return api.call(
    "POST /api/orders/create-order/",
    { body },
    proofUpload(body, transfer.proof, purchase.key),
  );
}

/** The transfer form of a purchase, and the sending of both. */
export function useOrderTransfer(
  memberId: number,
  purchase: TransferPurchase,
  account: BankAccount | undefined,
) {
  const client = useQueryClient();
  const [outdated, setOutdated] = useState(false);

  function readAgain() {
    void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
    tellOtherTabs(memberId);
  }
  const transfer = useTransfer({
    draft: `belanja-transfer:${purchase.key}`,
    account,
    paid: {
      what: "belanja",
      payer: purchase.name,
      subject: { name: "Pesanan", title: purchase.orderNumber ?? purchase.title },
      amount: purchase.amount,
    },
    deliver: (values) => sendPurchase(purchase, values),
    onDelivered() {
      removeFromTab(nameOf(memberId));
      removeFromTab(checkoutDraft(memberId));
      dropIdempotencyKey(TRANSFER_PURPOSE);
      readAgain();
    },
    onRefused(error) {
      if (OUTDATED.has(error.code)) setOutdated(true);
      readAgain();
    },
    refused: "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.",
    failed: "Terjadi kesalahan saat mengkonfirmasi pembayaran. Silakan coba lagi.",
    thanks: THANKS,
    leadTo: "/",
  });
  return { ...transfer, outdated };
}
