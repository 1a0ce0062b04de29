import { addOnOf } from "@barakah/contract/charity/categories";
import { describe, expect, it } from "vitest";
import { giftTotal, hidden, PRESETS, typedAmount } from "./gift.ts";
import { giftAgain } from "./sent-gift.ts";

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

describe("the amount", () => {
  it("has eleven presets, from 25.000 to 50.000.000", () => {
    expect(PRESETS).toHaveLength(11);
    expect([PRESETS[0], PRESETS[10]]).toEqual([25_000, 50_000_000]);
  });

  it("chooses the preset whose amount was typed, and 'Nominal lain' for every other", () => {
    expect(typedAmount(100_000)).toEqual({ amount: 100_000, other: false });
    expect(typedAmount(100_001)).toEqual({ amount: 100_001, other: true });
  });
});

describe("hiding one's identity", () => {
  it("puts 'Hamba Allah', and clears the name when it is undone", () => {
    expect(hidden(true)).toEqual({ hideIdentity: true, fullName: "Hamba Allah" });
    expect(hidden(false)).toEqual({ hideIdentity: false, fullName: "" });
  });
});

it("begins another try with what its address says, and with nothing else", () => {
  const said = { nominal: "60000", donor_name: "Siti", message: "Semoga berkah" };
  expect(giftAgain(said)).toEqual({
    amount: 60_000,
    other: true,
    fullName: "Siti",
    message: "Semoga berkah",
  });
  expect(giftAgain({ nominal: "banyak" })).toEqual({});
});
