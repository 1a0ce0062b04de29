import { addOnOf, giftTotal } from "@barakah/contract/charity/transfer-add-on";
import { describe, expect, it } from "vitest";
import { PRESETS } from "./preset-amounts.ts";

describe("the add-on of a category", () => {
  it.each([
    ["infak", 25],
    ["sedekah", 50],
    ["zakat", 75],
    ["donasi", 100],
    ["bencana", 125],
    ["kemanusiaan", 150],
    ["kesehatan", 175],
    ["lingkungan", 200],
    ["pembangunan", 225],
    ["sosial", 250],
    ["lainnya", 275],
    ["yang belum dikenal", 300],
  ])("of %s is %d", (category, addOn) => {
    expect(addOnOf(category)).toBe(addOn);
    expect(giftTotal(100_000, category)).toBe(100_000 + addOn);
  });

  it("is not asked for before an amount is chosen", () => {
    expect(giftTotal(0, "infak")).toBe(0);
  });
});

it("has eleven presets, from 25.000 to 50.000.000", () => {
  expect(PRESETS).toHaveLength(11);
  expect([PRESETS[0], PRESETS[10]]).toEqual([25_000, 50_000_000]);
});
