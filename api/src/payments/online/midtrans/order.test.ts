import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OrderInvalid, type OrderToPay, paymentRequest } from "./order.ts";

const NOW = new Date("2026-11-15T01:02:03Z");
const order: OrderToPay = {
  orderId: "ORD-1",
  grossAmount: 35000,
  items: [
    { id: "1", name: "Beras", price: 15000, quantity: 2 },
    { id: "ongkir", name: "Ongkos kirim", price: 5000, quantity: 1 },
  ],
  customer: { firstName: "Siti", phone: "+6281200000001" },
  expiryMinutes: 60,
};
const requested = (change: Partial<OrderToPay>) => JSON.parse(paymentRequest({ ...order, ...change }, NOW));

it("requests a page that expires with the payment, with 3-D Secure", () => {
  expect(requested({ finishUrl: "https://barakah.example/success" })).toEqual({
    transaction_details: { order_id: "ORD-1", gross_amount: 35000 },
    item_details: order.items,
    customer_details: { first_name: "Siti", phone: "+6281200000001" },
    credit_card: { secure: true },
    expiry: { start_time: "2026-11-15 08:02:03 +0700", unit: "minutes", duration: 60 },
    page_expiry: { unit: "minutes", duration: 60 },
    callbacks: { finish: "https://barakah.example/success" },
  });
});

describe("refuses to send", () => {
  const item = { id: "1", name: "Infak", price: 35000, quantity: 1 };
  it.each<[string, Partial<OrderToPay>]>([
    ["items that do not add up", { grossAmount: 35001 }],
    ["no items", { items: [] }],
    ["nothing to pay", { grossAmount: 0, items: [{ ...item, price: 0 }] }],
    ["a fraction of a rupiah", { grossAmount: 0.5, items: [{ ...item, price: 0.5 }] }],
    ["prices in fractions that add up", { grossAmount: 1, items: [{ ...item, price: 0.5, quantity: 2 }] }],
    ["a quantity of none", { items: [item, { ...item, price: 0, quantity: 0 }] }],
    ["an order id with a slash", { orderId: "ORD/1" }],
    ["an empty order id", { orderId: "" }],
    ["an order id of 51 characters", { orderId: "x".repeat(51) }],
    ["an expiry of no time", { expiryMinutes: 0 }],
  ])("%s", (_what, change) => {
    expect(() => paymentRequest({ ...order, ...change }, NOW)).toThrow(OrderInvalid);
  });
});

it("sends item names of 1 to 50 characters without a separator", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (name) => {
      const items = [{ id: "1", name, price: 35000, quantity: 1 }];
      const [sent] = requested({ items }).item_details;
      expect([...sent.name].length).toBeGreaterThan(0);
      expect([...sent.name].length).toBeLessThanOrEqual(50);
      expect(sent.name).not.toContain("|");
    }),
  );
});

it("sums up a very long list in one item, so that the provider accepts it", () => {
  const items = Array.from({ length: 400 }, (_, at) => ({
    id: String(at),
    name: "Kurma Ajwa pilihan",
    price: 1000,
    quantity: 1,
  }));
  const change = { grossAmount: 400_000, items };
  expect(requested(change).item_details).toEqual([
    { id: "ORD-1", name: "400 barang", price: 400_000, quantity: 1 },
  ]);
  expect(paymentRequest({ ...order, ...change }, NOW).length).toBeLessThan(16_384);
});
