import { describe, expect, it } from "vitest";
import { isSoldOut, quantityWithin, stockText } from "./product-facts.tsx";

describe("stockText", () => {
  it("groups thousands as Indonesia writes them", () => {
    expect(stockText({ kind: "goods", stock: 1200 })).toBe("Stok 1.200");
  });

  it("shows 'habis' without stock", () => {
    expect(stockText({ kind: "goods", stock: 0 })).toBe("Stok habis");
  });
});

it("counts a product without stock as sold out", () => {
  expect(isSoldOut({ stock: 0 })).toBe(true);
  expect(isSoldOut({ stock: 1 })).toBe(false);
});

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
