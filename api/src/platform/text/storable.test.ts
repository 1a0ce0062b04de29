import { expect, it } from "vitest";
import { storable } from "./storable.ts";

it("replaces half of a surrogate pair, also deep within lists and in names", () => {
  expect(storable({ a: [{ b: "x\ud800" }], "k\udfff": "😀" })).toEqual({
    a: [{ b: "x\ufffd" }],
    "k\ufffd": "😀",
  });
});

it("removes invisible characters that make names look alike, and keeps line breaks and Arabic", () => {
  expect(storable("Siti\u202egnp.\u2066\u0007\u0085")).toBe("Sitignp.");
  expect(storable("بارك\u200f الله\r\n\tfiik 👩‍👧")).toBe("بارك\u200f الله\r\n\tfiik 👩‍👧");
});

it("leaves passwords as they were typed", () => {
  expect(storable({ new_password: "a\u0007b\u202e" })).toEqual({ new_password: "a\u0007b\u202e" });
});

it("refuses input that is nested too deeply", () => {
  const nested = JSON.parse("[".repeat(50_000) + "]".repeat(50_000)) as unknown;
  expect(() => storable({ nested })).toThrow("tidak dapat dibaca");
});
