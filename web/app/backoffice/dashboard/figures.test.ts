import { expect, it } from "vitest";
import { changeOf, dayLabel, shortRupiah } from "./figures.ts";

it("compares with the span before only when there was one", () => {
  expect(changeOf({ total: 150, before: 100 })).toBe(50);
  expect(changeOf({ total: 50, before: 100 })).toBe(-50);
  expect(changeOf({ total: 50, before: 0 })).toBeUndefined();
});

it("writes amounts short", () => {
  expect([950, 12_500, 42_600_000, 1_250_000_000].map(shortRupiah)).toEqual([
    "950",
    "12,5 rb",
    "42,6 jt",
    "1,3 M",
  ]);
  expect(dayLabel("2026-11-05")).toBe("5 Nov");
});
