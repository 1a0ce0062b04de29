import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import type { Subscription } from "./queries.ts";

const RECORD_BYTES = 4096;
/** The delimiter of the last record; there is no padding. */
const LAST = Buffer.from([2]);

function freshPair(): ECDH {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return pair;
}

/** Whether this is a point of the curve. Any 65 bytes look like one. */
export function isOnCurve(p256dh: string): boolean {
  try {
    freshPair().computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false;
  }
}

/** RFC 8291, as one record of `aes128gcm` (RFC 8188): only this browser can read it. The pair and the salt are used once. */
export function encrypt(
  text: string,
  { p256dh, auth }: Pick<Subscription, "p256dh" | "auth">,
  { pair, salt }: { pair: ECDH; salt: Buffer } = { pair: freshPair(), salt: randomBytes(16) },
): Buffer {
  const [browser, sender] = [Buffer.from(p256dh, "base64url"), pair.getPublicKey()];
  const derive = (from: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", from, salted, info, length));
  const both = Buffer.concat([Buffer.from("WebPush: info\0"), browser, sender]);
  const secret = derive(pair.computeSecret(browser), Buffer.from(auth, "base64url"), both, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = Buffer.concat([
    cipher.update(text),
    cipher.update(LAST),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, size, sender, sealed]);
}
