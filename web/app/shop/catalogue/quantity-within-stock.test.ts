import { describe, expect, it } from "vitest";
import { quantityWithin } from "./quantity-within-stock.ts";

describe("quantityWithin", () => {
  it("keeps a quantity between one and the stock", () => {
    expect(quantityWithin(5, 3)).toBe(3);
  });

  it("reduces the quantity to the stock", () => {
    expect(quantityWithin(2, 7)).toBe(2);
  });

  it("is at least one, even without stock", () => {
    expect(quantityWithin(0, 4)).toBe(1);
    expect(quantityWithin(5, 0)).toBe(1);
  });
});
