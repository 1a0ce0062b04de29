import { randomUUID } from "node:crypto";
import type { CartVouchers } from "@barakah/contract";
import type { Buyer } from "../buyer.ts";
import { send, VISITOR } from "../calls.ts";
import { type Answered, noted, type Opening, type World } from "./world.ts";

export const WAYS = [
  "gift by transfer",
  "gift online",
  "order by transfer",
  "order online",
  "store order by transfer",
  "store order online",
  "tuition",
  "tuition online",
  "zakat by transfer",
  "zakat online",
  "tickets by transfer",
  "tickets online",
] as const;
export type Way = (typeof WAYS)[number];

type Call = () => Promise<Answered>;
let gifts = 0;

function giving(world: World, who: number, online: boolean, key: string): Call {
  const { slug } = world.campaign;
  // Different amounts, so that no statement line fits two gifts.
  const amount = 50_250 + (gifts++ % 500);
  if (!online) {
    const fields = { amount, donor_name: "Donatur", donor_phone: "081200000000" };
    const path = `/api/donations/${slug}/create-donation/`;
    return () => world.buyers[who]?.form(path, fields, { "idempotency-key": key }) as Promise<Answered>;
  }
  const body = { amount, donorName: "Donatur", donorPhone: "081200000000", campaignSlug: slug };
  const headers = { ...VISITOR, "idempotency-key": key };
  return () => send(world.api, "POST", "/api/payments/generate-donation-midtrans-token/", body, headers);
}

/** The second buyer uses the community's voucher while some of it is left. Returns what it takes off the cart. */
async function lowered({ api, voucher }: World, buyer: Buyer, who: number): Promise<number> {
  if (who !== 1) return 0;
  await api.database.pool.query("insert into cart_voucher values ($1, $2) on conflict do nothing", [
    buyer.id,
    voucher,
  ]);
  return (await buyer.call<CartVouchers>("GET", "/api/carts/voucher/")).body.saved;
}

/** Fills the cart; returns its total with shipping for the buyer with an address, and as a pick-up for the other. */
export async function wantedBy(world: World, who: number, product = world.product) {
  const buyer = world.buyers[who] as Buyer;
  await buyer.add(product.id, 1);
  const goods = (await buyer.total()) - (await lowered(world, buyer, who));
  const address_id = world.homes[who];
  const ways = address_id && goods > 0 ? (await buyer.shippingTo(address_id)).body : [];
  const way = Array.isArray(ways) ? ways.find(({ mode }) => mode === "courier") : undefined;
  return way ? { amount: goods + way.price, address_id, shipping_option_id: way.id } : { amount: goods };
}

async function ordering(world: World, who: number, way: Way, key: string): Promise<Call> {
  const buyer = world.buyers[who];
  const wanted = await wantedBy(world, who, way.startsWith("store") ? world.sellersProduct : world.product);
  const online = way.endsWith("online");
  return () => (online ? buyer?.token(wanted, key) : buyer?.order(wanted, key)) as Promise<Answered>;
}

async function enrolling(world: World, who: number, online: boolean, key: string): Promise<Call> {
  const { id, slug, price, title } = world.course;
  const buyer = world.buyers[who];
  await buyer?.call("POST", "/api/courses/enrollments/", { course: id });
  if (online) {
    const body = { kind: "enrolment", slug, amount: price, method: "midtrans" };
    return async () => {
      const path = "/api/payments/purchase/";
      const made = (await buyer?.call("POST", path, body, { "idempotency-key": key })) as Answered;
      const { reference } = made.body as { reference?: string };
      return reference ? { ...made, body: { order_id: reference } } : made;
    };
  }
  const fields = { amount: price, user_name: "Siti", course_id: id, course_title: title };
  const path = `/api/courses/${slug}/payment-confirmation/`;
  return () => buyer?.form(path, fields, { "idempotency-key": key }) as Promise<Answered>;
}

/** Two kinds of zakat and alms in one payment, each to its own fund; then a proof, or the online payment is started. */
function paying(world: World, who: number, online: boolean, key: string): Call {
  const buyer = world.buyers[who];
  const amount = 40_000 + (gifts++ % 500);
  const body = {
    items: [
      { kind: "penghasilan", amount },
      { kind: "emas", amount: 10_001 },
      { kind: "infak", amount: 7_777 },
    ],
    payer_name: "Muzaki",
    payer_phone: "081200000000",
    payment_method: online ? "midtrans" : "bsi",
  };
  return async () => {
    const made = (await buyer?.call("POST", "/api/zakat/pay/", body, { "idempotency-key": key })) as Answered;
    if (made.status >= 300) return made;
    const page = (made.body as { page: string }).page.split("/").at(-1);
    const path = `/api/payments/page/${page}`;
    const next = online ? buyer?.call("POST", `${path}/online/`, {}) : buyer?.form(`${path}/proof/`, {});
    await noted(world, next as Promise<Answered>);
    return made;
  };
}

/** A ticket of an event whose campaign gets a part; if it is paid by transfer, a proof follows. */
function ticketing(world: World, who: number, online: boolean, key: string): Call {
  const buyer = world.buyers[who];
  const { slug, type, price } = world.event;
  const body = {
    tickets: [{ type, name: "Rina" }],
    ...{ name: "Rina", phone: "081200000000", amount: price, method: online ? "midtrans" : "bsi" },
  };
  return async () => {
    const path = `/api/events/${slug}/register/`;
    const made = (await buyer?.call("POST", path, body, { "idempotency-key": key })) as Answered;
    if (made.status >= 300) return made;
    const { payment_page, code } = made.body as { payment_page: string; code: string };
    const page = payment_page.split("/").at(-1);
    if (!online)
      await noted(world, buyer?.form(`/api/payments/page/${page}/proof/`, {}) as Promise<Answered>);
    const { rows } = await world.api.database.pool.query<{ order_id: string }>(
      "select reference as order_id from registration r join payment p on p.id = r.payment_id where r.code = $1",
      [code],
    );
    return { ...made, body: rows[0] };
  };
}

/** Makes the opening call, the first time or as a retry. */
export async function call(world: World, opening: Opening): Promise<void> {
  const { status, body } = await noted(world, opening.call());
  if (status < 300) opening.references.add((body as { order_id: string }).order_id);
}

/** Somebody opens a payment: a gift, an order, tuition, zakat or a ticket. */
export async function open(world: World, way: Way, who: number): Promise<void> {
  const key = randomUUID();
  const online = way.endsWith("online");
  const made = way.startsWith("gift")
    ? giving(world, who, online, key)
    : way.startsWith("zakat")
      ? paying(world, who, online, key)
      : way.startsWith("tickets")
        ? ticketing(world, who, online, key)
        : way.startsWith("tuition")
          ? await enrolling(world, who, online, key)
          : await ordering(world, who, way, key);
  const opening = { call: made, references: new Set<string>() };
  world.openings.push(opening);
  await call(world, opening);
}
