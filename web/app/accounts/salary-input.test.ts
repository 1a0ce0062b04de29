import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caretAfterDigits, digitsOf, grouped } from "./salary-input.tsx";

describe("a typed salary", () => {
  it("keeps its digits only, without zeros in front", () => {
    expect(digitsOf("Rp. 6.500.000,-")).toBe("6500000");
    expect(digitsOf("007")).toBe("7");
    expect(digitsOf("0")).toBe("0");
    expect(digitsOf("abc")).toBe("");
  });

  it("is grouped in thousands by dots", () => {
    expect(["", "7", "999", "1000", "6500000"].map(grouped)).toEqual(["", "7", "999", "1.000", "6.500.000"]);
  });

  it("is grouped in the Indonesian format, and reads back unchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (amount) => {
        const text = grouped(String(amount));
        expect(text).toBe(amount.toLocaleString("id-ID"));
        expect(digitsOf(text)).toBe(String(amount));
      }),
    );
  });
});

describe("the caret", () => {
  it("stays behind the digit that it was behind", () => {
    expect(caretAfterDigits("6.500.000", 0)).toBe(0);
    expect(caretAfterDigits("6.500.000", 1)).toBe(1);
    expect(caretAfterDigits("6.500.000", 2)).toBe(3);
    expect(caretAfterDigits("6.500.000", 7)).toBe(9);
    expect(caretAfterDigits("", 0)).toBe(0);
  });
});
