import { randomBytes } from "node:crypto";

/** Without I, L, O and U, which are misread on the phone and misheard on it. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Five random bits a letter behind a prefix, sixty unless told: what a visitor sees of one thing does not lead to another. */
export function unguessableCode(prefix: string, length = 12): string {
  const letters = Array.from(randomBytes(length), (byte) => LETTERS[byte % 32]).join("");
  return `${prefix}-${letters}`;
}
