import { type BegunTransfer, isBegunTransfer } from "../../payments/index.ts";
import { readFromTab, removeFromTab, saveToTab } from "../../platform/tab-storage.ts";

/** A purchase whose transfer is still to be confirmed, handed to the confirmation page. */
export interface TransferPurchase extends BegunTransfer {
  /** Set if the order exists and only its proof is missing. */
  orderNumber: string | null;
}

export const isTransferPurchase = (value: unknown): value is TransferPurchase =>
  isBegunTransfer(value) && "orderNumber" in value;

const nameOf = (memberId: number) => `belanja-transfer:${memberId}`;

export const saveTransferPurchase = (memberId: number, purchase: TransferPurchase) =>
  saveToTab(nameOf(memberId), purchase);
export const readTransferPurchase = (memberId: number) => readFromTab(nameOf(memberId), isTransferPurchase);

export const removeTransferPurchase = (memberId: number) => removeFromTab(nameOf(memberId));

export const checkoutDraft = (memberId: number) => `belanja:${memberId}`;
export const TRANSFER_PURPOSE = "belanja";
