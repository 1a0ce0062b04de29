import { type BegunTransfer, isBegunTransfer } from "../payments/index.ts";
import { BEGUN_GIFT } from "../platform/device-keys.ts";
import { safeStorage } from "../platform/safe-storage.ts";
import { sessionStore } from "../platform/session.ts";
import { readFromTab, removeFromTab, saveToTab } from "../platform/tab-storage.ts";

/** A gift whose transfer is still to be confirmed, handed from the donation page to the confirmation. */
export interface TransferGift extends BegunTransfer {
  slug: string;
}

export const isTransferGift = (value: unknown): value is TransferGift =>
  isBegunTransfer(value) && typeof (value as Partial<TransferGift>).slug === "string";

interface Begun {
  gift: TransferGift;
  /** The device may be shared, and this holds a name and a phone number. */
  memberId: number | null;
  at: number;
}

/** After this time the gift is forgotten. */
const STAYS_MS = 7 * 24 * 60 * 60_000;

const whoIsHere = () => sessionStore.read()?.id ?? null;

/** Stored beyond the life of the tab. */
function keepBegunGift(gift: TransferGift): void {
  try {
    safeStorage().setItem(BEGUN_GIFT, JSON.stringify({ gift, memberId: whoIsHere(), at: Date.now() }));
  } catch {
    // Storage is full: the tab still has it.
  }
}

export const forgetBegunGift = () => safeStorage().removeItem(BEGUN_GIFT);

/** The stored gift, if it belongs to the current visitor. */
export function begunGift(): TransferGift | undefined {
  try {
    const { gift, memberId, at } = JSON.parse(safeStorage().getItem(BEGUN_GIFT) ?? "{}") as Partial<Begun>;
    const isOurs = memberId === whoIsHere() && Date.now() - (at ?? 0) < STAYS_MS;
    return isOurs && isTransferGift(gift) ? gift : undefined;
  } catch {
    return undefined;
  }
}

const TAB_ENTRY = "donasi-transfer";

export function saveTransferGift(gift: TransferGift): void {
  saveToTab(TAB_ENTRY, gift);
  keepBegunGift(gift);
}
/** The gift of this tab, or of a tab that was closed while its visitor used the banking app. */
export const readTransferGift = () => readFromTab(TAB_ENTRY, isTransferGift) ?? begunGift();

export function removeTransferGift({ key }: TransferGift): void {
  removeFromTab(TAB_ENTRY);
  if (begunGift()?.key === key) forgetBegunGift();
}

/** The key of the form's draft and of its idempotency key. */
export const giftDraft = (slug: string) => `donasi:${slug}`;
