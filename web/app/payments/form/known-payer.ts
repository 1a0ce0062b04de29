import type { PaymentMethod } from "@barakah/contract/payments/methods";
import { KNOWN_PAYER } from "../../platform/device-keys.ts";
import { safeStorage } from "../../platform/safe-storage.ts";
import { sessionStore } from "../../platform/session.ts";

/** Who gave last on this device, and how. */
export interface KnownPayer {
  fullName: string;
  phone: string;
  method: PaymentMethod | null;
}

const whoIsHere = () => sessionStore.read()?.id ?? null;

export function rememberPayer({ fullName, phone, method }: KnownPayer): void {
  try {
    const payer = { fullName: fullName.trim(), phone: phone.trim(), method, memberId: whoIsHere() };
    safeStorage().setItem(KNOWN_PAYER, JSON.stringify(payer));
  } catch {
    // Storage is full: the next gift asks again.
  }
}

/** Only if it was the same member, or a guest as now: the device may be shared. */
export function knownPayer(): KnownPayer | undefined {
  try {
    const { fullName, phone, method, memberId } = JSON.parse(safeStorage().getItem(KNOWN_PAYER) ?? "{}");
    if (typeof fullName !== "string" || typeof phone !== "string" || memberId !== whoIsHere())
      return undefined;
    return { fullName, phone, method };
  } catch {
    return undefined;
  }
}

export const forgetPayer = () => safeStorage().removeItem(KNOWN_PAYER);
