import type { ShippingOption } from "@barakah/contract";
import type { RunningCourier } from "../../../../simulators/couriers/protocols.ts";
import { Payables } from "../../payments/index.ts";
import { aMember, aProduct } from "../../testing/builders.ts";
import { aBuyer, type Buyer } from "../../testing/buyer.ts";
import { appWithCourier, setTariffs } from "../../testing/delivery.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { orderPayable, processOrder, shipOrder } from "../index.ts";
import { ordersByPayment } from "../queries/orders.ts";

export let api: TestApp;
export let courier: RunningCourier;
export let staffId: number;
export const payables = new Payables();
payables.register(orderPayable);

/** A shop that ships, with a courier and its own price table. */
export async function beginScene() {
  ({ api, courier } = await appWithCourier());
  staffId = (await aMember(api.database)).id;
  await setTariffs(api);
}

export let buyer: Buyer;
export let home: number;
export let product: { id: number; title: string };
/** A buyer in Lembang and a product of 900 grams. */
export async function aNewBuyer() {
  courier.fault = "none";
  buyer = await aBuyer(api);
  home = await buyer.addressIn("321701", { note: "pagar hijau" });
  product = await aProduct(api.database, { weight_g: 900, stock: 9, price: 50_000 });
}

export const wayOf = async (courierName: string, address = home) =>
  (await buyer.shippingTo(address)).body.find((way) => way.courier === courierName) as ShippingOption;

export const addTariff = (price: { service: string; region: string; first_kg: number; next_kg: number }) =>
  api.database.kysely
    .insertInto("courier_tariff")
    .values({ ...price, courier: "LintasPos", mode: "courier", days_min: 2, days_max: 4 })
    .execute();

/** Two at 50.000 each; default: LintasPos for 18.000. */
export async function chosen(courierName = "LintasPos") {
  await buyer.add(product.id, 2);
  const way = await wayOf(courierName);
  return { address_id: home, shipping_option_id: way.id, amount: 100_000 + way.price };
}
/** A paid order, ready to be sent. */
export async function aPaidOrder(courierName?: string) {
  const { body } = await buyer.order(await chosen(courierName));
  const by = { staffId, orderNumber: body.order_number, note: "" };
  await processOrder(api.database, payables, by);
  return by;
}
export async function aSentOrder() {
  const by = await aPaidOrder();
  await shipOrder(api.database, { ...by, sending: { awb: "lp 261110 000042", confirm: true } });
  return by;
}
export const paymentOf = async (number: string) => {
  const { rows } = await api.database.pool.query("select id from payment where reference = $1", [number]);
  return rows[0].id as string;
};
export const orderOf = async (number: string) =>
  (await ordersByPayment(api.database.kysely, await paymentOf(number)))[0]?.id ?? "";
export const upkeep = async () => {
  await api.database.pool.query("delete from job");
  await api.app.jobs.add(api.database.kysely, "delivery-upkeep", {});
  await api.app.jobs.runDue();
};
export const shipments = (set: string, number: string) =>
  api.database.pool.query(
    `update shipment s set ${set} from shop_order o join payment p on p.id = o.payment_id
     where s.order_id = o.id and p.reference = $1`,
    [number],
  );
