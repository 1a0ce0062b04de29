import { BANKS, type Bank } from "@barakah/contract/payments/methods";
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
  /** Nothing in what an earlier version of these pages left in the tab. */
  onBehalf?: string;
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
export const removeTransferGift = () => removeFromTab(NAME);

/** The name of the gift form's draft, and of its `Idempotency-Key`. */
export const giftDraft = (slug: string) => `donasi:${slug}`;
