import { BANKS, type Bank } from "@barakah/contract/payments/methods";
import { forget, keep, kept } from "../payments/index.ts";

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

export const keepTransferGift = (gift: TransferGift) => keep(NAME, gift);
export const keptTransferGift = () => kept(NAME, isTransferGift);
export const forgetTransferGift = () => forget(NAME);
