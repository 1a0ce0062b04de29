import { isQris } from "@barakah/contract";
import { type Account, bank, qris } from "../../ledger/index.ts";

/** What holds for all payments by one method. */
export interface MethodRules {
  /** Where the money is once it has come. */
  arrivesAt: Account;
  /** Who says that it has come. */
  decidedBy: "staff" | "provider";
}

const registered = new Map<string, MethodRules>();

/** Each payment method describes its rules once, next to its own code. */
export function registerMethod(method: string, rules: MethodRules): MethodRules {
  if (registered.has(method)) throw new Error(`${method} is registered already`);
  registered.set(method, rules);
  return rules;
}

/** A method that nobody registered is the receiving account of that code: a bank's, or a QRIS of ours. */
export const methodRules = (method: string): MethodRules =>
  registered.get(method) ?? {
    arrivesAt: isQris(method) ? qris(method) : bank(method),
    decidedBy: "staff",
  };
