import { randomBytes } from "node:crypto";

/** Without I, L, O and U, which are misread on the phone and misheard on it. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Sixty random bits behind a prefix: what a visitor sees of one thing does not lead to another. */
export function unguessableCode(prefix: string): string {
  const letters = Array.from(randomBytes(12), (byte) => LETTERS[byte % 32]).join("");
  return `${prefix}-${letters}`;
}
