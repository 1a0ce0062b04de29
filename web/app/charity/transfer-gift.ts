import { readFromTab, removeFromTab, saveToTab } from "../platform/tab-storage.ts";
import {
  begunGift,
  forgetBegunGift,
  isTransferGift,
  keepBegunGift,
  type TransferGift,
} from "./begun-gift.ts";

const NAME = "donasi-transfer";

export function saveTransferGift(gift: TransferGift): void {
  saveToTab(NAME, gift);
  keepBegunGift(gift);
}
/** That of this tab, or one whose tab was closed: whoever transfers by the bank's app may not come back to the same. */
export const readTransferGift = () => readFromTab(NAME, isTransferGift) ?? begunGift();

export function removeTransferGift({ key }: TransferGift): void {
  removeFromTab(NAME);
  if (begunGift()?.key === key) forgetBegunGift();
}

/** The name of the gift form's draft, and of its `Idempotency-Key`. */
export const giftDraft = (slug: string) => `donasi:${slug}`;
