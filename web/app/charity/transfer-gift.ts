import { BANKS, type Bank } from "@barakah/contract/payments/methods";
import { BEGUN_GIFT } from "../platform/device-keys.ts";
import { safeStorage } from "../platform/safe-storage.ts";
import { sessionStore } from "../platform/session.ts";
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

interface Begun {
  gift: TransferGift;
  /** Whose it is: it holds a name and a phone number, and a device may be shared. */
  memberId: number | null;
  at: number;
}

/** A transfer that nobody has told us of after so long is not going to be. */
const STAYS_MS = 7 * 24 * 60 * 60_000;

const whoIsHere = () => sessionStore.read()?.id ?? null;

/** On this device, beyond the life of the tab. */
function keepBegunGift(gift: TransferGift): void {
  try {
    safeStorage().setItem(BEGUN_GIFT, JSON.stringify({ gift, memberId: whoIsHere(), at: Date.now() }));
  } catch {
    // A full storage forgets it; the tab still has it.
  }
}

export const forgetBegunGift = () => safeStorage().removeItem(BEGUN_GIFT);

/** The gift whose transfer was begun here by whoever is here now. */
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
/** That of this tab, or one whose tab was closed: whoever transfers by the bank's app may not come back to the same. */
export const readTransferGift = () => readFromTab(TAB_ENTRY, isTransferGift) ?? begunGift();

export function removeTransferGift({ key }: TransferGift): void {
  removeFromTab(TAB_ENTRY);
  if (begunGift()?.key === key) forgetBegunGift();
}

/** The name of the gift form's draft, and of its `Idempotency-Key`. */
export const giftDraft = (slug: string) => `donasi:${slug}`;
