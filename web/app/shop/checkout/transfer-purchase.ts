import { BANKS, type Bank } from "@barakah/contract/payments/methods";
import { readFromTab, removeFromTab, saveToTab } from "../../platform/tab-storage.ts";

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
  /** How it is sent; picked up without it. */
  sent?: { address_id: number; shipping_option_id: string } | undefined;
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

export const removeTransferPurchase = (memberId: number) => removeFromTab(nameOf(memberId));

/** The name of the checkout's draft. */
export const checkoutDraft = (memberId: number) => `belanja:${memberId}`;
/** The purpose of the `Idempotency-Key` of a purchase by transfer. */
export const TRANSFER_PURPOSE = "belanja";
