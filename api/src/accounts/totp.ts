import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const STEP_SECONDS = 30;
const DIGITS = 6;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Clocks of phones differ; one step to either side is taken. */
const DRIFT = [0, -1, 1];

export const newTotpSecret = () => randomBytes(20);

/** Base32 (RFC 4648), which authenticator apps read. Without padding: the length must be a multiple of five bytes. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((group) => LETTERS[Number.parseInt(group, 2)]).join("");
}

/** RFC 4226. */
export function codeAt(secret: Buffer, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const digest = createHmac("sha1", secret).update(message).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

export const counterAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP_SECONDS);

/** The counter whose code this is, now or nearly now (RFC 6238). */
export function counterOf(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const given = Buffer.from(code);
  return DRIFT.map((drift) => counterAt(now) + drift).find((counter) => {
    const right = Buffer.from(codeAt(secret, counter));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

export function totpUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
