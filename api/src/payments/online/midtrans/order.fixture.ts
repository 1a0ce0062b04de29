import type { OrderToPay } from "./order.ts";

let orders = 0;

export function anOrder(change: Partial<OrderToPay> = {}): OrderToPay {
  orders += 1;
  const grossAmount = change.grossAmount ?? 25_000;
  return {
    orderId: `ORD-${orders}`,
    grossAmount,
    items: [{ id: "1", name: "Infak", price: grossAmount, quantity: 1 }],
    customer: { firstName: "Siti", email: "siti@contoh.example", phone: "+6281200000001" },
    expiryMinutes: 60,
    ...change,
  };
}
