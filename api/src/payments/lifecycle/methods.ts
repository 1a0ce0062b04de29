import { isQris } from "@barakah/contract";
import { type Account, bank, qris } from "../../ledger/index.ts";

export interface MethodRules {
  /** The account that receives the money. */
  arrivesAt: Account;
  decidedBy: "staff" | "provider";
}

const registered = new Map<string, MethodRules>();

/** Each payment method registers its rules next to its own code. */
export function registerMethod(method: string, rules: MethodRules): MethodRules {
  if (registered.has(method)) throw new Error(`${method} is registered already`);
  registered.set(method, rules);
  return rules;
}

/** An unregistered method is the code of a receiving account: a bank or a QRIS. */
export const methodRules = (method: string): MethodRules =>
  registered.get(method) ?? {
    arrivesAt: isQris(method) ? qris(method) : bank(method),
    decidedBy: "staff",
  };
