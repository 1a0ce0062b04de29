import type { CartItem } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import { cartTotals, fewer, withQuantity } from "./cart-totals.ts";

function line(id: number, quantity: number, given: Partial<CartItem> & { stock?: number } = {}): CartItem {
  const product = {
    id,
    slug: `produk-${id}`,
    title: `Produk ${id}`,
    thumbnail: null,
    price: 10_000,
    unit: "pcs",
    kind: "goods" as const,
    stock: given.stock ?? 9,
    is_featured: false,
    rating: null,
    testimony_count: 0,
    store: null,
    created_at: "2026-11-15T00:00:00.000Z",
  };
  return {
    id,
    product,
    quantity,
    subtotal: 10_000 * quantity,
    can_buy: true,
    can_send: true,
    can_pick_up: true,
    notices: [],
    ...given,
  };
}

it("adds up pieces and prices", () => {
  expect(cartTotals([line(1, 2), line(2, 3)])).toEqual({ pieces: 5, total: 50_000 });
  expect(cartTotals([])).toEqual({ pieces: 0, total: 0 });
});

describe("a change that the server has not confirmed yet", () => {
  it("shows the new quantity and subtotal of that line only", () => {
    expect(withQuantity([line(1, 2), line(2, 3)], 2, 4)).toMatchObject([
      { quantity: 2 },
      { quantity: 4, subtotal: 40_000 },
    ]);
  });

  it("removes a line whose quantity becomes zero", () => {
    expect(withQuantity([line(1, 1), line(2, 1)], 1, 0)).toMatchObject([{ id: 2 }]);
  });

  it("clears the notice of a line when its quantity is in stock again", () => {
    const short = line(1, 5, {
      stock: 2,
      can_buy: false,
      notices: [{ code: "stock_short", text: "Stok tinggal 2." }],
    });
    expect(withQuantity([short], 1, 2)).toMatchObject([{ can_buy: true, notices: [] }]);
    expect(withQuantity([short], 1, 3)).toMatchObject([{ can_buy: false }]);
  });

  it("keeps a withdrawn product unavailable", () => {
    const gone = line(1, 2, { can_buy: false, notices: [{ code: "withdrawn", text: "Tidak dijual." }] });
    expect(withQuantity([gone], 1, 1)).toMatchObject([{ can_buy: false, notices: [{ code: "withdrawn" }] }]);
  });
});

it("one less, but at most the stock", () => {
  expect(fewer(line(1, 3))).toBe(2);
  expect(fewer(line(1, 8, { stock: 2 }))).toBe(2);
  expect(fewer(line(1, 3, { stock: 0 }))).toBe(0);
});
