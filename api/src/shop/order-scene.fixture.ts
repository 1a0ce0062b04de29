import { beforeAll, beforeEach } from "vitest";
import { Payables } from "../payments/index.ts";
import { aMember, aProduct } from "../testing/builders.ts";
import { aBuyer, type Buyer } from "../testing/buyer.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { finishOrder, orderPayable, processOrder, shipOrder } from "./index.ts";

/** A buyer, a member of staff, and a product with a stock of five. */
export let api: TestApp;
export let buyer: Buyer;
export let staffId: number;
export let product: { id: number; slug: string; title: string };
export const payables = new Payables();
payables.register(orderPayable);

export function useOrderScene() {
  beforeAll(async () => {
    api = await testApp();
    staffId = (await aMember(api.database)).id;
  });
  beforeEach(async () => {
    buyer = await aBuyer(api);
    product = await aProduct(api.database, { stock: 5, price: 30_000 });
  });
}

export async function anOrder(): Promise<string> {
  await buyer.add(product.id, 2);
  return (await buyer.order()).body.order_number;
}
export const by = (orderNumber: string, note = "") => ({ staffId, orderNumber, note });
export const process = (number: string) =>
  processOrder(api.database, payables, by(number, "cocok dengan mutasi"));
export const ship = (number: string) => shipOrder(api.database, by(number, "JNE 0123456789"));

export async function aDeliveredOrder() {
  const number = await anOrder();
  await process(number);
  await ship(number);
  await finishOrder(api.database, by(number));
  return number;
}
