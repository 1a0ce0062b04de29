import { BANKS, type Bank } from "@barakah/contract/payments/methods";
import { readFromTab, removeFromTab, saveToTab } from "../../platform/tab-storage.ts";

/** A purchase whose transfer is still to be confirmed, handed to the confirmation page. */
export interface TransferPurchase {
  /** Set if the order exists and only its proof is missing. */
  orderNumber: string | null;
  title: string;
  amount: number;
  bank: Bank;
  name: string;
  phone: string;
  email: string;
  note: string;
  /** Undefined for pickup. */
  sent?: { address_id: number; shipping_option_id: string; shipping_option_ids?: string[] } | undefined;
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

export const checkoutDraft = (memberId: number) => `belanja:${memberId}`;
export const TRANSFER_PURPOSE = "belanja";
