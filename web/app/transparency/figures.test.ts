import fc from "fast-check";
import { expect, it } from "vitest";
import { closedMonths, signed, wholePercents } from "./figures.ts";

it("gives whole percents that add up to 100", () => {
  // Each rounded by itself: 77 + 12 + 12 = 101.
  expect(wholePercents([765, 117, 118])).toEqual([76, 12, 12]);
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercents([0, 0])).toEqual([0, 0]);
  expect(wholePercents([100, -20])).toEqual([100, 0]);
  const amounts = fc.array(fc.integer({ min: -1000, max: 1e12 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, (some) => {
      const sum = wholePercents(some).reduce((one, other) => one + other, 0);
      expect(sum).toBe(some.some((amount) => amount > 0) ? 100 : 0);
    }),
  );
});

it("names a month that was closed twice once, with its earlier closing", () => {
  const closing = (month: string, day: string, reopened = false) => ({
    month,
    closed_at: `2026-11-${day}T02:00:00.000Z`,
    closed_by: "Bendahara",
    hash: "",
    reopened: reopened
      ? { at: "2026-11-05T02:00:00.000Z", by: "Bendahara", reason: "Mutasi tertinggal." }
      : null,
  });
  const [again, first, before] = [
    closing("2026-10", "06"),
    closing("2026-10", "03", true),
    closing("2026-09", "02"),
  ];
  expect(closedMonths([again, first, before])).toEqual([
    { newest: again, earlier: [first] },
    { newest: before, earlier: [] },
  ]);
});

it("writes zero without a sign", () => {
  expect(signed("−", 0)).toBe("Rp. 0");
  expect(signed("−", 5000)).toBe("− Rp. 5.000");
});
