import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/** Encrypts a short text and binds it to `place` (associated data): it cannot be decrypted in another place. */
export function encryptText(key: Buffer, text: string, place: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined if the key or place differs, or the text was changed. */
export function decryptText(key: Buffer, sealed: Buffer, place: string): string | undefined {
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
