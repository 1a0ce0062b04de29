import type { PurchaseMethod } from "@barakah/contract/payments/methods";
import { KNOWN_PAYER, NOT_ME } from "../../platform/device-keys.ts";
import { safeStorage } from "../../platform/safe-storage.ts";
import { sessionStore } from "../../platform/session.ts";

/** Who gave last on this device, and how. */
export interface KnownPayer {
  payer_name: string;
  payer_phone: string;
  method: PurchaseMethod | "";
}

const whoIsHere = () => sessionStore.read()?.id ?? null;

export function rememberPayer({ payer_name, payer_phone, method }: KnownPayer): void {
  try {
    const known = { payer_name: payer_name.trim(), payer_phone: payer_phone.trim(), method };
    safeStorage().setItem(KNOWN_PAYER, JSON.stringify({ ...known, memberId: whoIsHere() }));
  } catch {
    // Storage is full: the next gift asks again.
  }
}

/** Only if it was the same member, or a guest as now: the device may be shared. */
export function knownPayer(): KnownPayer | undefined {
  try {
    const { memberId, ...known } = JSON.parse(safeStorage().getItem(KNOWN_PAYER) ?? "{}");
    const isWhole = typeof known.payer_name === "string" && typeof known.payer_phone === "string";
    return isWhole && memberId === whoIsHere() ? known : undefined;
  } catch {
    return undefined;
  }
}

/** 'Bukan saya': what else this device keeps of a guest is forgotten by `offline/forget-others.ts`. */
export function forgetPayer(): void {
  const storage = safeStorage();
  storage.removeItem(KNOWN_PAYER);
  storage.setItem(NOT_ME, new Date().toISOString());
  dispatchEvent(new Event(NOT_ME));
}
