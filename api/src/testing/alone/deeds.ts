import { type Buyer, picture, TRANSFER } from "../buyer.ts";
import { sendForm } from "../calls.ts";
import type { Dice } from "../fuzz/dice.ts";
import { HIS } from "../money/thief.ts";
import { mayOf } from "./people.ts";
import { buy, pays, type World } from "./world.ts";

type Deed = (world: World, dice: Dice) => Promise<unknown>;

const key = (world: World, dice: Dice) => String(world.made.memory.some(dice, "key") ?? "tidak-ada");
const order = (world: World, dice: Dice) => dice.pick(world.made.orders);
const both = ({ made: { insider, accomplice } }: World) => [insider, accomplice];
const anyHeaders = (world: World, dice: Dice) => dice.pick(both(world).flatMap(({ headers }) => headers));
const ofInsider = ({ made: { insider } }: World) => insider.headers[0] ?? {};
const ofAccomplice = ({ made: { accomplice } }: World) => accomplice.headers[0] ?? {};
/** The account of the accomplice, or what the role has: visitors have no account to buy with. */
const buyerIn = (world: World, dice: Dice): Buyer => {
  const { accomplice, insider, role } = world.made;
  return role === "visitor" || dice.chance(0.5) ? accomplice.member : insider.member;
};

async function bought(world: World, dice: Dice) {
  const { products, voucher, memory } = world.made;
  const codes = [voucher, "MINE", "MINE", memory.some(dice, "code"), undefined];
  const code = dice.pick(codes);
  const { status, body } = await buy(
    buyerIn(world, dice),
    dice.pick(products),
    1 + dice.below(8),
    code === undefined ? undefined : String(code),
  );
  if (status >= 500) world.failed.push(`order: ${JSON.stringify(body)}`);
  if (status !== 201) return;
  world.done.push(`bought ${body.order_number} with ${code}`);
  world.made.orders.push(body.order_number);
  world.made.unpaid.push(body.order_number);
}

async function registered(world: World, dice: Dice) {
  const { paid, free, memory } = world.made;
  const event = dice.chance(0.5) ? paid : free;
  const price = event === paid ? 40_000 : 0;
  const tickets = Array.from({ length: 1 + dice.below(5) }, () => ({
    type: event.types[0]?.id,
    name: "Kawan",
  }));
  const wanted = {
    tickets,
    ...{
      name: "Kawan",
      phone: `0812${String(dice.below(6)).padStart(8, "0")}`,
      amount: tickets.length * price,
    },
    ...(price > 0 && { method: "bsi" }),
    voucher: dice.chance(0.2) ? String(memory.some(dice, "code") ?? "") : "",
  };
  const { body, status } = await world.call<{ payment_page: string | null }>(
    "POST",
    `/api/events/${event.slug}/register/`,
    wanted,
    anyHeaders(world, dice),
  );
  if (status !== 201 || !body.payment_page) return;
  const { rows } = await world.made.api.database.pool.query<{ reference: string }>(
    "select reference from payment where page_key = $1",
    [body.payment_page.split("/").at(-1)],
  );
  world.made.unpaid.push(rows[0]?.reference ?? "");
  world.made.pages.push(body.payment_page.split("/").at(-1) ?? "");
}

/** A picture that anybody can draw, for seats that nobody paid. */
async function drawn(world: World, dice: Dice) {
  const { pages, api } = world.made;
  if (pages.length === 0) return;
  const proof = { ...TRANSFER, account_name: "Kawan", proof_file: await picture };
  const path = `/api/payments/page/${dice.pick(pages)}/proof/`;
  const { status, body } = await sendForm(api, "POST", path, proof, anyHeaders(world, dice));
  if (status >= 500) world.failed.push(`${path}: ${JSON.stringify(body)}`);
  if (status < 300) world.done.push(`a drawn proof at ${path}`);
}

/** A course, with such a picture. */
async function enrolled(world: World, dice: Dice) {
  const { course, unpaid } = world.made;
  const student = buyerIn(world, dice);
  await student.call("POST", "/api/courses/enrollments/", { course: course.id });
  const path = `/api/courses/${course.slug}/payment-confirmation/`;
  const { status, body } = await student.form<{ order_id: string }>(path, { amount: 100_000 });
  if (status >= 500) world.failed.push(`${path}: ${JSON.stringify(body)}`);
  if (status !== 201) return;
  world.done.push(`asked for the course: ${body.order_id}`);
  unpaid.push(body.order_id);
}

/** What nobody paid is approved by its picture. */
const approved: Deed = async (world, dice) => {
  const { unpaid } = world.made;
  if (unpaid.length === 0) return;
  const path = `/api/admin/payments/${dice.pick(unpaid)}/approve/`;
  await world.call("POST", path, { confirm: true }, ofInsider(world));
};

/** What the two have bought is really paid. */
async function paid(world: World, dice: Dice) {
  const { made } = world;
  if (made.unpaid.length === 0) return;
  const reference = dice.pick(made.unpaid);
  const amount = await pays(made.api, made.honest, reference);
  made.paidIn += amount;
  if (amount > 0) made.unpaid.splice(made.unpaid.indexOf(reference), 1);
  world.done.push(`paid ${amount} for ${reference}`);
}

const cancelled: Deed = (world, dice) =>
  world.call("POST", `/api/tickets/${key(world, dice)}/cancel/`, {}, anyHeaders(world, dice));
const redirected: Deed = (world, dice) =>
  world.call("POST", `/api/tickets/${key(world, dice)}/refund-account/`, HIS, anyHeaders(world, dice));
/** With what a list of staff shows, as anybody may who has it. */
const found: Deed = (world, dice) => {
  const { memory } = world.made;
  const phone = memory.some(dice, "buyer_phone") ?? memory.some(dice, "phone");
  const code = dice.chance(0.5);
  const name = code ? memory.some(dice, "code") : memory.some(dice, "reference");
  const body = { [code ? "code" : "number"]: String(name ?? "-"), phone: String(phone ?? "-") };
  return world.call("POST", `/api/${code ? "tickets" : "payments"}/find/`, body, anyHeaders(world, dice));
};
const asked: Deed = (world, dice) =>
  world.call(
    "POST",
    "/api/stores/mine/payouts/",
    { amount: dice.pick([20_000, 100_000, 380_000, 1_500_000]) },
    dice.chance(0.7) ? ofAccomplice(world) : ofInsider(world),
  );
const complained: Deed = (world, dice) =>
  world.call(
    "POST",
    `/api/orders/${order(world, dice)}/complaint/`,
    { reason: "damaged", story: "Bungkusnya sobek dan isinya tumpah." },
    ofAccomplice(world),
  );
const PARCEL = { courier: "JNE", awb: "LP 261119 777777", confirm: true, note: "dikirim" };
const steps: [string, object][] = [
  ["process", { confirm: true, note: "cocok" }],
  ["ship", PARCEL],
  ["ship", PARCEL],
  ["finish", { note: "sudah diterima" }],
  ["returned", { outcome: "resend", items: [], note: "hilang" }],
  ["returned", { outcome: "refund", items: [], note: "hilang" }],
  ["cancel", { note: "habis" }],
];
const moved: Deed = (world, dice) => {
  const [step, body] = dice.pick(steps);
  return world.call("POST", `/api/admin/orders/${order(world, dice)}/${step}/`, body, ofInsider(world));
};
/** The same order of their own again and again. */
const resent: Deed = async (world, dice) => {
  const { orders, honestOrders, unpaid } = world.made;
  const own = orders.filter((one) => !unpaid.includes(one) && !honestOrders.includes(one));
  if (own.length === 0) return;
  const number = dice.pick(own);
  for (const [step, body] of Array.from({ length: 3 }, () => [steps[1], steps[4]] as typeof steps).flat())
    await world.call("POST", `/api/admin/orders/${number}/${step}/`, body, ofInsider(world));
};
const replaced: Deed = async (world, dice) => {
  await complained(world, dice);
  const { rows } = await world.made.api.database.pool.query<{ id: number }>(
    "select id::int from complaint where closed_at is null order by id desc limit 1",
  );
  const answer = { outcome: "replace", answer: "Kami kirim lagi." };
  await world.call("POST", `/api/admin/complaints/${rows[0]?.id ?? 1}/answer/`, answer, ofInsider(world));
};
/** Nine tenths off, as often as one likes, for the store of the accomplice. */
const vouchered: Deed = (world, dice) =>
  world.call(
    "POST",
    "/api/admin/shop-vouchers/",
    {
      ...{ code: dice.chance(0.5) ? "MINE" : `MINE${dice.below(9)}`, percent: 90, amount: null, quota: 1000 },
      ...{ valid_until: null, min_total: 0, per_person: 100 },
      ...{ most_off: dice.pick([360_000, 9_000_000]), total_off: dice.pick([900_000, 9_000_000]) },
    },
    ofInsider(world),
  );
const promoted: Deed = (world, dice) => {
  const { id } = world.made.accomplice.member;
  const grant = [dice.pick(["bendahara", "administrator"])];
  return world.call("PATCH", `/api/admin/staff/${id}/`, { grant }, ofInsider(world));
};
const loosened: Deed = async (world, dice) => {
  const { body } = await world.call<{ versions: object }>(
    "GET",
    "/api/admin/settings/",
    undefined,
    ofInsider(world),
  );
  const change = dice.pick([{ payout_limit: 900_000_000 }, { works_alone: true }, { digital_hold_days: 0 }]);
  await world.call("PUT", "/api/admin/settings/", { ...change, versions: body.versions }, ofInsider(world));
};
/** The accomplice tries what only the second person may do. */
const confirmed: Deed = async (world, dice) => {
  const { rows } = await world.made.api.database.pool.query<{ path: string }>(
    `(select 'proposals/' || id as path from proposal order by id desc limit 3)
     union all (select 'shop-vouchers/' || id from shop_voucher where waits order by id desc limit 3)`,
  );
  if (rows.length === 0) return;
  const by = dice.chance(0.7) ? ofAccomplice(world) : ofInsider(world);
  await world.call("POST", `/api/admin/${dice.pick(rows).path}/confirm/`, {}, by);
};
const paidOut: Deed = async (world) => {
  const { rows } = await world.made.api.database.pool.query<{ id: number }>(
    "select id::int from store_payout where state = 'requested' order by id desc limit 1",
  );
  const body = { from: "bsi", paid_on: "2026-01-05", reference: "FT1" };
  await world.call("POST", `/api/admin/store-payouts/${rows[0]?.id ?? 1}/paid/`, body, ofInsider(world));
};
const soldAtDoor: Deed = (world, dice) => {
  const event = dice.chance(0.7) ? world.made.paid : world.made.free;
  const sale = {
    sale_id: `${String(dice.below(1e8)).padStart(8, "0")}-0000-4000-8000-000000000000`,
    tickets: [{ type: event.types[0]?.id, name: "Kawan" }],
    amount: dice.pick([0, 40_000]),
    name: "Kawan",
  };
  return world.call("POST", `/api/events/${event.slug}/door/`, sale, ofInsider(world));
};

/** What somebody of this role would think of, beside calls at random. */
export function deedsOf({ made: { role } }: World): Deed[] {
  const may = (permission: Parameters<typeof mayOf>[1], ...deeds: Deed[]) =>
    mayOf(role, permission) ? deeds : [];
  return [
    ...[bought, bought, registered, registered, drawn, enrolled, paid, paid, paid],
    ...[cancelled, redirected, found, asked],
    ...may("orders", moved, moved, moved, resent),
    ...may("complaints", replaced, replaced),
    ...may("products", vouchered, vouchered),
    ...may("money", approved, approved, approved, paidOut, confirmed),
    ...may("administration", promoted, loosened, loosened),
    ...(role === "crew" ? [soldAtDoor, soldAtDoor] : []),
  ];
}
