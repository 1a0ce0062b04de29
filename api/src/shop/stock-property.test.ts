import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { closePayment, owePayer, Sellers } from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { aMember, aProduct } from "../testing/builders.ts";
import { testDatabase } from "../testing/test-app.ts";
import { addToCart, clearCart } from "./cart.ts";
import { adjustStock, finishOrder, orderSeller, placeOrder, processOrder, shipOrder } from "./index.ts";
import { cartOf } from "./queries/cart.ts";
import { orderByPayment } from "./queries/orders.ts";

/** Anything that can happen in a small shop, in any order. */
type Event =
  | { do: "add"; buyer: number; product: number; quantity: number }
  | { do: "order"; buyer: number }
  | { do: "end"; order: number; as: "rejected" | "expired" | "cancelled" }
  | { do: "decide"; order: number; step: "process" | "ship" | "finish" | "refund" }
  | { do: "count"; product: number; stock: number };

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    do: fc.constant("add" as const),
    buyer: fc.nat(2),
    product: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant("order" as const), buyer: fc.nat(2) }),
  fc.record({
    do: fc.constant("end" as const),
    order: fc.nat(5),
    as: fc.constantFrom("rejected" as const, "expired" as const, "cancelled" as const),
  }),
  fc.record({
    do: fc.constant("decide" as const),
    order: fc.nat(5),
    step: fc.constantFrom("process" as const, "ship" as const, "finish" as const, "refund" as const),
  }),
  fc.record({ do: fc.constant("count" as const), product: fc.nat(1), stock: fc.nat(8) }),
);

const sellers = new Sellers();
sellers.register(orderSeller);
let database: Database;
let staffId: number;
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => database.kysely.transaction().execute(work);

beforeAll(async () => {
  ({ database } = await testDatabase());
  staffId = (await aMember(database)).id;
});

interface Shop {
  buyers: number[];
  products: number[];
  /** Payments of the orders that were made. */
  orders: { paymentId: string; number: string }[];
}

async function order(shop: Shop, memberId: number) {
  const { lines } = await cartOf(database, memberId);
  const amount = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const customer = { name: "Pembeli", phone: "081200000000", email: "" };
  const payment = await inTransaction((tx) =>
    placeOrder(
      tx,
      { memberId, amount, customer, note: "", request: undefined },
      { method: "bsi", minutes: 60, status: "waiting_payment" },
    ),
  );
  shop.orders.push({ paymentId: payment.id, number: payment.reference });
}

async function decide({ paymentId, number }: Shop["orders"][number], step: string) {
  const decision = { staffId, orderNumber: number, note: "uji" };
  if (step === "process") return processOrder(database, sellers, decision);
  if (step === "ship") return shipOrder(database, decision);
  if (step === "finish") return finishOrder(database, decision);
  await inTransaction((tx) =>
    owePayer(tx, sellers, paymentId, "all", { as: "staff", by: staffId, reason: "uji" }),
  );
}

async function play(shop: Shop, event: Event): Promise<unknown> {
  const chosen = "order" in event ? shop.orders[event.order] : undefined;
  const memberId = "buyer" in event ? (shop.buyers[event.buyer] ?? 0) : 0;
  const productId = "product" in event ? (shop.products[event.product] ?? 0) : 0;
  switch (event.do) {
    case "add":
      return addToCart(database, memberId, { product_id: productId, quantity: event.quantity });
    case "order":
      return order(shop, memberId);
    case "count":
      return adjustStock(database, { productId, stock: event.stock, staffId, note: "hitung" });
    case "decide":
      return chosen && decide(chosen, event.step);
    case "end":
      return (
        chosen &&
        inTransaction((tx) =>
          closePayment(tx, sellers, chosen.paymentId, event.as, { as: "system", reason: "uji" }),
        )
      );
  }
}

it("whatever happens in whatever order, also two things at once, stock and orders agree", async () => {
  const buyers = [await aMember(database), await aMember(database), await aMember(database)].map(
    ({ id }) => id,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyEvent, anyEvent), { maxLength: 12 }), async (pairs) => {
      const products = [await aProduct(database, { stock: 5 }), await aProduct(database, { stock: 3 })];
      const shop: Shop = { buyers, products: products.map(({ id }) => id), orders: [] };
      for (const pair of pairs) {
        // What is refused has a sentence; anything else is a bug.
        const ends = await Promise.allSettled(pair.map((event) => play(shop, event)));
        for (const end of ends)
          if (end.status === "rejected") expect([404, 409]).toContain(end.reason.status);
      }
      expect(await examine(database)).toEqual([]);
      for (const { paymentId } of shop.orders) await orderByPayment(database.kysely, paymentId);
      for (const id of buyers) await clearCart(database, id);
    }),
    { numRuns: 40 },
  );
});
