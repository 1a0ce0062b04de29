import { createHmac } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

function bytesOf(key: string): Buffer {
  const bits = Array.from(key.replaceAll(" ", ""), (letter) =>
    LETTERS.indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code of an authenticator app for a key (RFC 6238), now or half a minute later. The server accepts both, so no
 * journey fails when the half minute ends.
 */
export function codeOf(key: string, when: "now" | "next" = "now"): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + (when === "next" ? 1 : 0)));
  const digest = createHmac("sha1", bytesOf(key)).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
