import { DELIVERY_SETTINGS } from "@barakah/contract";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { closePayment, owePayer, Payables } from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { localFiles } from "../platform/files/file-store.ts";
import { privateImages } from "../platform/files/private-images.ts";
import { aMember, aProduct } from "../testing/builders.ts";
import { ORIGIN, setTariffs } from "../testing/delivery.ts";
import { testDatabase } from "../testing/test-app.ts";
import { addToCart, clearCart } from "./cart.ts";
import { addAddress } from "./delivery/address-book.ts";
import { checkChosenDelivery } from "./delivery/check-chosen-delivery.ts";
import { answerComplaint, complain } from "./delivery/complain.ts";
import type { DeliveryParts } from "./delivery/dependencies.ts";
import { offerShipping } from "./delivery/offer-ways-to-send.ts";
import { addressesOf } from "./delivery/queries/addresses.ts";
import { openComplaintOf } from "./delivery/queries/complaints.ts";
import { hearTrack } from "./delivery/record-tracking.ts";
import {
  adjustStock,
  finishOrder,
  orderPayable,
  placeOrder,
  processOrder,
  returnParcel,
  shipOrder,
} from "./index.ts";
import { cartOf } from "./queries/cart.ts";
import { linesOfOrder, ordersByPayment } from "./queries/orders.ts";

const STEPS = ["process", "process", "ship", "finish", "refund", "refund part"] as const;
type Step = (typeof STEPS)[number];

const TOLD = ["delivered", "wrong", "answer", "replace", "back", "back again"] as const;
type Told = (typeof TOLD)[number];

/** Everything that can happen in a small shop. */
type Event =
  | { do: "add"; buyer: number; product: number; quantity: number }
  | { do: "order"; buyer: number; sent: boolean }
  | { do: "end"; order: number; as: "rejected" | "expired" | "cancelled" }
  | { do: "decide"; order: number; step: Step }
  | { do: "tell"; order: number; what: Told }
  | { do: "count"; product: number; stock: number };

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    do: fc.constant("add" as const),
    buyer: fc.nat(2),
    product: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant("order" as const), buyer: fc.nat(2), sent: fc.boolean() }),
  fc.record({
    do: fc.constant("tell" as const),
    order: fc.nat(5),
    what: fc.constantFrom(...TOLD),
  }),
  fc.record({
    do: fc.constant("end" as const),
    order: fc.nat(5),
    as: fc.constantFrom("rejected" as const, "expired" as const, "cancelled" as const),
  }),
  fc.record({
    do: fc.constant("decide" as const),
    order: fc.nat(5),
    step: fc.constantFrom(...STEPS),
  }),
  fc.record({ do: fc.constant("count" as const), product: fc.nat(1), stock: fc.nat(8) }),
);

/** A prepared complaint and a parcel on its way: random sequences rarely get that far. */
const SENT: Event[] = [
  { do: "add", buyer: 0, product: 0, quantity: 1 },
  { do: "order", buyer: 0, sent: true },
  { do: "decide", order: 0, step: "process" },
  { do: "decide", order: 0, step: "ship" },
];
const WRONG: Event[] = [...SENT, { do: "tell", order: 0, what: "wrong" }];
const pairs = fc.array(fc.tuple(anyEvent, anyEvent), { maxLength: 12 });
const course: fc.Arbitrary<Event[][]> = fc.oneof(
  pairs,
  pairs.map((then) => [...WRONG.map((event) => [event]), ...then]),
  fc
    .tuple(fc.constantFrom("back" as const, "back again" as const), anyEvent, pairs)
    .map(([what, other, then]) => [
      ...SENT.map((event) => [event]),
      [{ do: "tell" as const, order: 0, what }, other],
      [{ do: "decide" as const, order: 0, step: "ship" as const }],
      ...then,
    ]),
);

const payables = new Payables();
payables.register(orderPayable);
let database: Database;
let staffId: number;
let delivery: DeliveryParts;
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => database.kysely.transaction().execute(work);

beforeAll(async () => {
  ({ database } = await testDatabase());
  delivery = {
    database,
    provider: undefined,
    timeoutMilliseconds: 1,
    settings: async () => ({ ...DELIVERY_SETTINGS, origin_region: ORIGIN, office: "" }),
    log: { warn() {} },
  };
  await setTariffs({ database });
  staffId = (await aMember(database)).id;
});

interface Shop {
  buyers: number[];
  products: number[];
  orders: { paymentId: string; number: string; memberId: number }[];
}

/** Ships to the member's address by the cheapest method. */
async function sending(memberId: number) {
  const { rows } = await addressesOf(database.kysely, memberId);
  const draft = { label: "", recipient: "Siti", phone: "081200000000", region_code: "321701" };
  const more = { street: "Jalan Kenanga 14", postal_code: "", note: "", is_default: false };
  const { id } = rows[0] ?? (await addAddress(database, memberId, { ...draft, ...more }));
  const option = (await offerShipping(delivery, memberId, id)).find(({ price }) => price > 0);
  return { address_id: id, shipping_option_id: option?.id, price: option?.price ?? 0 };
}

async function order(shop: Shop, memberId: number, sent: boolean) {
  const { lines } = await cartOf(database, memberId);
  const { price, ...wanted } = sent && lines.length > 0 ? await sending(memberId) : { price: 0 };
  const amount = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, price);
  const customer = { name: "Pembeli", phone: "081200000000", email: "" };
  const chosen = await checkChosenDelivery(delivery, memberId, wanted);
  const payment = await inTransaction((tx) =>
    placeOrder(
      tx,
      { memberId, amount, customer, note: "", request: undefined, deliveries: chosen },
      { method: "bsi", minutes: 60, status: "waiting_payment" },
    ),
  );
  shop.orders.push({ paymentId: payment.id, number: payment.reference, memberId });
}

async function tell(order: Shop["orders"][number], what: Told) {
  const at = new Date().toISOString();
  const [{ id } = { id: "" }] = await ordersByPayment(database.kysely, order.paymentId);
  if (what === "delivered") return hearTrack(database, id, [{ at, text: "Diterima", state: "delivered" }]);
  const told = { memberId: order.memberId, orderNumber: order.number };
  const images = privateImages(localFiles("nowhere"));
  if (what === "wrong")
    return complain({ database, images }, { ...told, reason: "other", story: "kurang", pictures: [] });
  if (what === "back" || what === "back again") {
    const lines = await linesOfOrder(database.kysely, id);
    const items = lines.map(({ product_id, quantity }) => ({
      product_id,
      sellable: quantity - 1,
      unsellable: 1,
    }));
    const outcome = what === "back" ? "refund" : "resend";
    return returnParcel(database, { staffId, orderNumber: order.number, outcome, items, note: "" });
  }
  const complaint = await openComplaintOf(database.kysely, id);
  const outcome = what === "replace" ? ("replace" as const) : ("explain" as const);
  const promise = () => Promise.reject(new Error("nothing is promised"));
  const answering = { staffId, outcome, answer: "maaf", promise, record: async () => {} };
  if (complaint) await answerComplaint(database, { ...answering, complaintId: complaint.id });
}

async function decide({ paymentId, number }: Shop["orders"][number], step: Step) {
  const decision = { staffId, orderNumber: number, note: "uji" };
  if (step === "process") return processOrder(database, payables, decision);
  const sending = { awb: `LP261116${number.replace(/\D/g, "").padEnd(6, "0").slice(0, 6)}`, confirm: true };
  if (step === "ship")
    return shipOrder(database, { ...decision, sending: { ...sending, driver_name: "Ujang" } });
  if (step === "finish") return finishOrder(database, decision);
  await inTransaction((tx) =>
    owePayer(tx, payables, paymentId, step === "refund" ? "all" : 7000, {
      as: "staff",
      by: staffId,
      reason: "uji",
    }),
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
      return order(shop, memberId, event.sent);
    case "tell":
      return chosen && tell(chosen, event.what);
    case "count":
      return adjustStock(database, { productId, stock: event.stock, staffId, note: "hitung" });
    case "decide":
      return chosen && decide(chosen, event.step);
    case "end":
      return (
        chosen &&
        inTransaction((tx) =>
          closePayment(tx, payables, chosen.paymentId, event.as, { as: "system", reason: "uji" }),
        )
      );
  }
}

it("whatever happens in whatever order, also two things at once, stock, orders, parcels and their money agree", async () => {
  const buyers = [await aMember(database), await aMember(database), await aMember(database)].map(
    ({ id }) => id,
  );
  await fc.assert(
    fc.asyncProperty(course, async (pairs) => {
      const products = [
        await aProduct(database, { stock: 5, weight_g: 800 }),
        await aProduct(database, { stock: 3, weight_g: 2100 }),
      ];
      const shop: Shop = { buyers, products: products.map(({ id }) => id), orders: [] };
      for (const pair of pairs) {
        // Refusals are AppErrors with a sentence; anything else is a bug.
        const ends = await Promise.allSettled(pair.map((event) => play(shop, event)));
        for (const end of ends)
          if (end.status === "rejected") expect([400, 404, 409]).toContain(end.reason.status);
      }
      expect(await examine(database)).toEqual([]);
      for (const { paymentId } of shop.orders)
        expect(await ordersByPayment(database.kysely, paymentId)).toHaveLength(1);
      for (const id of buyers) await clearCart(database, id);
    }),
    { numRuns: 40 },
  );
});
