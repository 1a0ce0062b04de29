import { describe, expect, it } from "vitest";
import { isSoldOut, stockText } from "./stock-text.ts";

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
