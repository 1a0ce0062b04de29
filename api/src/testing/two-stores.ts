import type { ShippingOption } from "@barakah/contract";
import { finishOrder, processOrder, shipOrder } from "../shop/index.ts";
import { aMember, aProduct } from "./builders.ts";
import { aBuyer, type Buyer } from "./buyer.ts";
import { aSeller } from "./stores.ts";
import type { TestApp } from "./test-app.ts";

/** Two sellers with one product each: one is sent for 10.000, the other is picked up. */
export async function twoStores(api: TestApp) {
  const { database } = api;
  const [seven, nine] = [await aSeller(api), await aSeller(api)];
  const sent = { price: 40_000, stock: 9, weight_g: 500, store_id: seven.store.id };
  const fetched = { price: 30_000, stock: 9, weight_g: 500, store_id: nine.store.id };
  await database.pool.query(
    `insert into courier_tariff (mode, courier, service, region, first_kg, next_kg, days_min, days_max)
     values ('courier', 'LintasPos', 'Sepuluh', '32', 10000, 0, 2, 4) on conflict do nothing`,
  );
  return {
    ...{ api, seven, nine, staffId: (await aMember(database)).id },
    sambal: await aProduct(database, sent),
    tenun: await aProduct(database, fetched),
  };
}
export type TwoStores = Awaited<ReturnType<typeof twoStores>>;

/** The choice of one way for each store: the first store's goods are sent, the second's are picked up. */
export async function waysOf(buyer: Buyer, { seven, nine }: TwoStores, address_id: number) {
  const { body } = await buyer.shippingTo(address_id);
  const way = (slug: string, wanted: (one: ShippingOption) => boolean) =>
    body.find((one) => one.store === slug && wanted(one))?.id ?? "";
  return [
    way(seven.store.slug, ({ service }) => service === "Sepuluh"),
    way(nine.store.slug, ({ mode }) => mode === "pickup"),
  ];
}

/** 120.000 for goods of two stores: 80.000 and 10.000 for sending, and 30.000. */
export async function boughtFromTwo(stores: TwoStores, given: Record<string, unknown> = {}) {
  const buyer = await aBuyer(stores.api);
  await buyer.add(stores.sambal.id, 2);
  await buyer.add(stores.tenun.id, 1);
  const address_id = await buyer.addressIn();
  const ids = await waysOf(buyer, stores, address_id);
  const { status, body } = await buyer.order({
    ...{ amount: 120_000, address_id, shipping_option_ids: ids.join(",") },
    ...given,
  });
  return { buyer, status, body, number: body.order_number };
}

/** Its payment is approved by staff. */
export const approved = ({ api, staffId }: TwoStores, orderNumber: string) =>
  processOrder(api.database, api.app.payments.payables, { staffId, orderNumber, note: "" });

/** The goods of an order reach its buyer. */
export async function completed({ api, staffId }: TwoStores, orderNumber: string) {
  const by = { staffId, orderNumber, note: "diambil" };
  await shipOrder(api.database, { ...by, sending: { awb: "LP 261110 000042", confirm: true } });
  await finishOrder(api.database, by);
}
