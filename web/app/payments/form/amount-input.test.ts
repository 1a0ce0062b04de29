import { typedAmount } from "@barakah/contract/platform/form-values";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caretAfterGrouping, groupedAmount } from "./amount-input.tsx";

describe("typedAmount", () => {
  it.each([
    ["100000", 100_000],
    ["100.000", 100_000],
    ["Rp. 1.250.000", 1_250_000],
    ["Rp. 50.000,00", 50_000],
    ["007", 7],
    ["", 0],
    ["seratus", 0],
    ["-5000", 5000],
  ])("reads %j as %d", (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });

  it("keeps an amount that is far too large, so that the error can be shown", () => {
    expect(typedAmount("123456789012345")).toBe(123_456_789_012_345);
    expect(typedAmount("123456789012345678")).toBe(123_456_789_012_345);
  });

  it("gives back every amount that it grouped", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amount) => {
        expect(typedAmount(groupedAmount(amount))).toBe(amount);
      }),
    );
  });
});

describe("groupedAmount", () => {
  it("puts dots between the thousands and leaves an empty field empty", () => {
    expect(groupedAmount(1_250_000)).toBe("1.250.000");
    expect(groupedAmount(999)).toBe("999");
    expect(groupedAmount(0)).toBe("");
  });
});

describe("caretAfterGrouping", () => {
  it("stays behind the same digits", () => {
    expect(caretAfterGrouping("1.250.000", 0)).toBe(9);
    expect(caretAfterGrouping("1.250.000", 3)).toBe(6);
    expect(caretAfterGrouping("1.250.000", 4)).toBe(4);
    expect(caretAfterGrouping("1.250.000", 7)).toBe(0);
    expect(caretAfterGrouping("250", 5)).toBe(0);
  });
});
