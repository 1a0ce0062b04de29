import { expect, it } from "vitest";
import { pageKey } from "./page-key.ts";

it.each([
  ["/", "/"],
  ["//", "/"],
  ["/\\", "/"],
  ["//[", "/["],
  ["/\\\\evil.example/x", "/evil.example/x"],
  ["/charity/", "/charity"],
  ["/charity?utm_source=wa", "/charity"],
  ["/charity?search=a&x=1", "/charity?search=a"],
  ["/charity?kategori=zakat&x=1", "/charity?kategori=zakat"],
])("%s is cached as %s", (url, key) => {
  expect(pageKey(url).key).toBe(key);
});
