import { randomBytes } from "node:crypto";

/** Without I, L, O and U, which are easily misread or misheard. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A prefix and random characters of five bits each, by default sixty bits: knowing one code does not help to guess another. */
export function unguessableCode(prefix: string, length = 12): string {
  const letters = Array.from(randomBytes(length), (byte) => LETTERS[byte % 32]).join("");
  return `${prefix}-${letters}`;
}
