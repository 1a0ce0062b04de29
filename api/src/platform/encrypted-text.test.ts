import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { decryptText, encryptText } from "./encrypted-text.ts";

const key = randomBytes(32);

it("decrypts only text that was encrypted with the same key and context, and not changed since", () => {
  const sealed = encryptText(key, "0912345678901234", "npwp:7");
  expect(sealed.includes("0912345678901234")).toBe(false);
  expect(decryptText(key, sealed, "npwp:7")).toBe("0912345678901234");
  expect(decryptText(key, sealed, "npwp:8")).toBeUndefined();
  expect(decryptText(randomBytes(32), sealed, "npwp:7")).toBeUndefined();
  for (const at of [0, 14, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decryptText(key, changed, "npwp:7")).toBeUndefined();
  }
});

it("never encrypts the same text to the same bytes", () => {
  expect(encryptText(key, "a", "x").equals(encryptText(key, "a", "x"))).toBe(false);
});
