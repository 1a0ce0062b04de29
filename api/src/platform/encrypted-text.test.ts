import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { decryptText, encryptText, resealText } from "./encrypted-text.ts";

const key = [randomBytes(32)] as const;

it("decrypts only text that was encrypted with the same key and context, and not changed since", () => {
  const sealed = encryptText(key, "0912345678901234", "npwp:7");
  expect(sealed.includes("0912345678901234")).toBe(false);
  expect(decryptText(key, sealed, "npwp:7")).toBe("0912345678901234");
  expect(decryptText(key, sealed, "npwp:8")).toBeUndefined();
  expect(decryptText([randomBytes(32)], sealed, "npwp:7")).toBeUndefined();
  for (const at of [0, 14, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decryptText(key, changed, "npwp:7")).toBeUndefined();
  }
});

it("decrypts texts of an earlier key, and encrypts them again with the newest", () => {
  const renewed = [randomBytes(32), ...key] as const;
  const sealed = encryptText(key, "rahasia", "x");
  expect(decryptText(renewed, sealed, "x")).toBe("rahasia");
  const again = resealText(renewed, sealed, "x");
  expect([decryptText(key, again, "x"), decryptText([renewed[0]], again, "x")]).toEqual([
    undefined,
    "rahasia",
  ]);
});

it("never encrypts the same text to the same bytes", () => {
  expect(encryptText(key, "a", "x").equals(encryptText(key, "a", "x"))).toBe(false);
});
