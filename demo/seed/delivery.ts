import { DELIVERY_SETTINGS, PAYMENT_MINUTES } from "@barakah/contract";
import { storeSetting } from "../../api/src/community/queries/settings.ts";
import { verifyPayment } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { ChosenDelivery } from "../../api/src/shop/delivery/check-chosen-delivery.ts";
import { cartHash } from "../../api/src/shop/delivery/offer-ways-to-send.ts";
import { addressesOf, addressOf, insertAddress } from "../../api/src/shop/delivery/queries/addresses.ts";
import { insertComplaint } from "../../api/src/shop/delivery/queries/complaints.ts";
import { type Packed, packedCart } from "../../api/src/shop/delivery/queries/goods.ts";
import type { Quote } from "../../api/src/shop/delivery/queries/offered-prices.ts";
import { shipmentOf, updateShipment } from "../../api/src/shop/delivery/queries/shipments.ts";
import { replaceTariffs } from "../../api/src/shop/delivery/queries/tariffs.ts";
import { sendParcel } from "../../api/src/shop/delivery/send-parcel.ts";
import { gramsOf } from "../../api/src/shop/delivery/shipping-prices.ts";
import { placeOrder } from "../../api/src/shop/index.ts";
import { moveOrder } from "../../api/src/shop/order-states.ts";
import { firstOrder, recordStep } from "../../api/src/shop/queries/orders.ts";
import { storesNamed } from "../../api/src/shop/queries/stores.ts";
import { simulatedTrack } from "../../simulators/couriers/couriers.ts";
import { ORIGIN, TARIFFS } from "../content/delivery.ts";
import { people } from "../content/people.ts";
import type { DemoParcel } from "../content/types.ts";
import { dayInJakarta } from "./days.ts";
import { type Deed, doAll } from "./deeds.ts";
import { fillCart } from "./goods.ts";
import { payables } from "./payables.ts";
import { type Person, personCalled } from "./people.ts";

const PHONE = "081200000000";

/** The chosen shipping method of each store on the day of the order. */
async function chosen(tx: Tx, { id, full_name }: Person, { way, to }: DemoParcel): Promise<ChosenDelivery[]> {
  const draft = {
    ...{ label: "Rumah", recipient: full_name, phone: PHONE, region_code: to.region, is_default: true },
    ...{ street: to.street, postal_code: to.postal_code, note: to.note },
  };
  const known = (await addressesOf(tx, id)).rows[0];
  const address = known ?? (await addressOf(tx, id, await insertAddress(tx, id, draft)));
  if (!address) throw new Error(`${full_name} has no address`);
  const cart = await packedCart(tx, id);
  const stores = [...new Set(cart.map(({ store_id }) => store_id))];
  const from = new Map((await storesNamed(tx, stores)).map((store) => [store.id, store.region_code]));
  const quoteOf = (store_id: number | null, goods: Packed[]): Quote => ({
    id: "",
    member_id: id,
    cart_hash: cartHash(goods),
    from_region: from.get(store_id ?? 0) ?? ORIGIN,
    to_region: to.region,
    weight_g: gramsOf(goods),
    store_id,
    mode: way.mode,
    courier: way.courier,
    service: way.service,
    price: way.price,
    days_min: way.days[0],
    days_max: way.days[1],
    provider: "simulator",
    is_estimate: false,
    valid_until: "",
  });
  return stores.map((store) => ({
    as: "sent",
    quote: quoteOf(
      store,
      cart.filter(({ store_id }) => store_id === store),
    ),
    address,
  }));
}

async function place(tx: Tx, person: Person, parcel: DemoParcel, at: string): Promise<string> {
  const goods = await fillCart(tx, person.id, parcel.items);
  const deliveries = await chosen(tx, person, parcel);
  const { id } = await placeOrder(
    tx,
    {
      memberId: person.id,
      amount: goods + parcel.way.price * deliveries.length,
      customer: { name: person.full_name, phone: PHONE, email: person.email },
      note: "",
      request: undefined,
      deliveries,
      at,
    },
    { method: "midtrans", minutes: PAYMENT_MINUTES, status: "waiting_payment" },
  );
  return id;
}

/**
 * A tracking number in the courier's format, with the shipping date. The app refuses a number twice, so the rest
 * differs for each parcel: two of one person may leave on the same day, depending on the hour of seeding.
 */
export function trackingNumber({ way, person, daysAgo }: DemoParcel, at: string): string {
  const day = dayInJakarta(Date.parse(at)).replaceAll("-", "").slice(2);
  const payer = String(person === "demo" ? 642 : person + 1).padStart(3, "0");
  return `${way.prefix}${day}${payer}${String(Math.round(daysAgo * 10)).padStart(3, "0")}`;
}

async function send(tx: Tx, paymentId: string, parcel: DemoParcel, at: string) {
  const order = await firstOrder(tx, paymentId);
  const sending = { awb: trackingNumber(parcel, at), driver_name: "Ujang", driver_phone: PHONE };
  const note = (await sendParcel(tx, order.id, sending, at)) ?? "";
  await moveOrder(tx, order, "shipped", { as: "system", reason: note, at }, { shipping_note: note });
}

/** What the simulated courier tells of it: the same journey that it tells when the app asks. */
async function hear(tx: Tx, paymentId: string, at: string) {
  const { id } = await firstOrder(tx, paymentId);
  const shipment = await shipmentOf(tx, id);
  const track = JSON.stringify(simulatedTrack(shipment?.awb ?? "", new Date()));
  await updateShipment(tx, id, { track, tracked_at: at });
}

async function complain(tx: Tx, paymentId: string, at: string) {
  const order = await firstOrder(tx, paymentId);
  const story = "Assalamu'alaikum, madunya bocor satu botol, kardusnya basah. Mohon solusinya.";
  await insertComplaint(tx, { order_id: order.id, reason: "damaged", story, pictures: [], opened_at: at });
  await updateShipment(tx, order.id, { ends_at: null });
  const decision = { as: "payer", reason: "Pembeli melaporkan masalah.", at } as const;
  await recordStep(tx, order.id, { from: "shipped", to: "shipped", decision });
}

async function receive(tx: Tx, paymentId: string, at: string) {
  await updateShipment(tx, (await firstOrder(tx, paymentId)).id, { delivered_at: at });
  const decision = { as: "payer", reason: "Diterima oleh pembeli.", at } as const;
  await moveOrder(tx, await firstOrder(tx, paymentId), "finished", decision);
}

/** Deeds of one parcel; `seedDelivery` does those of everybody but the demo member. */
export function parcelDeeds(person: Person, parcel: DemoParcel): Deed[] {
  const { daysAgo, state } = parcel;
  let id = "";
  const deeds: Deed[] = [
    { daysAgo, act: async (tx, at) => (id = await place(tx, person, parcel, at)) },
    {
      daysAgo: daysAgo - 0.1,
      act: (tx, at) => verifyPayment(tx, payables, id, { as: "provider", reason: "dibayar", at }),
    },
  ];
  if (state === "paid") return deeds;
  deeds.push({ daysAgo: daysAgo - 2, act: (tx, at) => send(tx, id, parcel, at) });
  if (state === "sent" && parcel.person === "demo")
    deeds.push({ daysAgo: 0, act: (tx, at) => hear(tx, id, at) });
  if (state === "complained") deeds.push({ daysAgo: 0.2, act: (tx, at) => complain(tx, id, at) });
  if (state === "received") deeds.push({ daysAgo: daysAgo - 6, act: (tx, at) => receive(tx, id, at) });
  return deeds;
}

/** The shop's origin and prices, and these orders. */
export async function seedDelivery(tx: Tx, staffId: number, parcels: readonly DemoParcel[]) {
  await storeSetting(
    tx,
    "delivery",
    {
      ...DELIVERY_SETTINGS,
      origin_region: ORIGIN,
      sender: "Sinergy · BARAKAH, Jl. Contoh Berkah 1, Bandung",
      pickup_place: "Sekretariat, Jl. Contoh Berkah No. 1, Kota Bandung",
      pickup_ready: "Siap besok pukul 09.00.",
    },
    staffId,
  );
  await replaceTariffs(tx, [...TARIFFS]);
  const deeds: Deed[] = [];
  for (const parcel of parcels) {
    if (parcel.person === "demo") continue;
    const person = await personCalled(tx, people[parcel.person]?.username ?? "");
    if (person) deeds.push(...parcelDeeds(person, parcel));
  }
  await doAll(tx, deeds);
}
