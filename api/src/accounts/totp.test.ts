import { expect, it } from "vitest";
import { base32, codeAt, counterAt, counterOf } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");

it("gives the codes of RFC 6238's test vectors", () => {
  const vectors: [number, string][] = [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ];
  for (const [seconds, code] of vectors) expect(codeAt(SECRET, counterAt(seconds * 1000))).toBe(code);
});

it("writes secrets as authenticator apps read them", () => {
  expect(base32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
});

it("accepts a code half a minute early or late, and no older one", () => {
  const now = 1_700_000_000_000;
  const at = (steps: number) => codeAt(SECRET, counterAt(now) + steps);
  expect(counterOf(SECRET, at(-1), now)).toBe(counterAt(now) - 1);
  expect(counterOf(SECRET, at(1), now)).toBe(counterAt(now) + 1);
  expect(counterOf(SECRET, at(-2), now)).toBeUndefined();
});
