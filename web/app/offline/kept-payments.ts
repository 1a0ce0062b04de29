import { KEPT_PAYMENTS } from "../platform/device-keys.ts";
import { safeStorage } from "../platform/safe-storage.ts";
import { sessionStore } from "../platform/session.ts";

/** A payment that was made on this device: leads to its page without signing in. */
export interface KeptPayment {
  number: string;
  page: string;
  amount: number;
  title: string;
  at: string;
  /** Shown on the home page until dismissed. */
  card: boolean;
  /** Who was signed in; null for a guest. Goes with the member's sign-out. */
  memberId?: number | null;
}

const MOST = 20;

const isKept = (value: unknown): value is KeptPayment => {
  const kept = (value ?? {}) as Partial<KeptPayment>;
  return (
    typeof kept.number === "string" &&
    typeof kept.page === "string" &&
    kept.page.startsWith("/pembayaran/") &&
    typeof kept.amount === "number" &&
    typeof kept.title === "string" &&
    typeof kept.card === "boolean"
  );
};

export function keptPayments(): KeptPayment[] {
  try {
    const list: unknown = JSON.parse(safeStorage().getItem(KEPT_PAYMENTS) ?? "[]");
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function store(list: KeptPayment[]): void {
  try {
    safeStorage().setItem(KEPT_PAYMENTS, JSON.stringify(list.slice(0, MOST)));
  } catch {
    // Storage is full: the number was also on screen and in the e-mail.
  }
}

/** For the signed-in member or guest, unless `memberId` is given. */
export function keepPayment(payment: Omit<KeptPayment, "at" | "card"> & { card?: boolean }): void {
  const others = keptPayments().filter(({ number }) => number !== payment.number);
  const memberId = sessionStore.read()?.id ?? null;
  store([{ card: true, memberId, ...payment, at: new Date().toISOString() }, ...others]);
}

let justPaid: string | undefined;

/** Makes the home page show this number once, after a payment that leads there. */
export function noteJustPaid(number: string): void {
  justPaid = number;
}

export function takeJustPaid(): string | undefined {
  const number = justPaid;
  justPaid = undefined;
  return number;
}

export function putCardAway(number: string): void {
  store(keptPayments().map((kept) => (kept.number === number ? { ...kept, card: false } : kept)));
}

export const keptPage = (number: string): string | undefined =>
  keptPayments().find((kept) => kept.number === number)?.page;
