import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Secret } from "./secrets.ts";

const NONCE = 12;
const TAG = 16;

/** Encrypts a short text and binds it to `place` (associated data): it cannot be decrypted in another place. */
export function encryptText([key]: Secret, text: string, place: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined if no key opens it, the place differs, or the text was changed. */
export function decryptText(secret: Secret, sealed: Buffer, place: string): string | undefined {
  for (const key of secret) {
    const text = decryptedBy(key, sealed, place);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The same text under the newest key. */
export function resealText(secret: Secret, sealed: Buffer, place: string): Buffer {
  const text = decryptText(secret, sealed, place);
  if (text === undefined) throw new Error(`${place}: no key opens it`);
  return encryptText(secret, text, place);
}

function decryptedBy(key: Buffer, sealed: Buffer, place: string): string | undefined {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE)).setAAD(
      Buffer.from(place),
    );
    decipher.setAuthTag(sealed.subarray(-TAG));
    return decipher.update(sealed.subarray(NONCE, -TAG), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}
