import { randomBytes } from "node:crypto";
import type { PaymentKind } from "./queries.ts";

/** Without I, L, O and U, which are misread on the phone and misheard on it. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const PREFIX: Record<PaymentKind, string> = { donation: "DON", order: "ORD", enrolment: "KLS" };

/** Sixty random bits: what a visitor sees of a payment cannot be guessed from another one. */
export function newReference(kind: PaymentKind): string {
  const letters = Array.from(randomBytes(12), (byte) => LETTERS[byte % 32]).join("");
  return `${PREFIX[kind]}-${letters}`;
}
