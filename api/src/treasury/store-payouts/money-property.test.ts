import type { Download, OwnPayout } from "@barakah/contract";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { finishOrder, processOrder, shipOrder } from "../../shop/index.ts";
import { aCampaign, aProduct } from "../../testing/builders.ts";
import { aBuyer, type Buyer } from "../../testing/buyer.ts";
import { bearer } from "../../testing/calls.ts";
import { aDigitalProduct } from "../../testing/digital.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { aSeller } from "../../testing/stores.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let staffId: number;
let treasurers: [Record<string, string>, Record<string, string>];
let bookkeeper: Bookkeeper;
let campaign: string;
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  const one = await aStaffMember(api, "bendahara");
  treasurers = [bearer(one), bearer(await aStaffMember(api, "bendahara"))];
  staffId = one.id;
  bookkeeper = await aBookkeeper(api);
  campaign = (await aCampaign(api.database)).slug;
});

/** Nobody's fault: another call was first, or it may not be done now. */
const mayRefuse = (work: Promise<unknown>) =>
  work.catch((error) => (isRefusal(error) ? undefined : throwIt(error)));
const isRefusal = (error: unknown) => error instanceof Error && "status" in error;
const throwIt = (error: unknown) => {
  throw error;
};

async function aWorld() {
  const sellers = [
    await aSeller(api),
    await aSeller(api, { ujrah_percent: 7 }),
    await aSeller(api, { ujrah_percent: 0 }),
  ];
  const prices = [40_000, 33_333, 9_999];
  const products: { id: number }[] = await Promise.all(
    sellers.map(({ store }, at) =>
      aProduct(api.database, { price: prices[at], stock: 99, store_id: store.id }),
    ),
  );
  // A file of the first store: in one cart with its goods it is another order of theirs.
  products.push(await aDigitalProduct(sellers[0] as Buyer, 12_345));
  const { rows } = await api.database.pool.query<{ code: string }>(
    `insert into shop_voucher (store_id, code, percent, quota, most_off, total_off)
     values ($1::bigint, 'TOKO-' || $1::bigint, 13, 99, null, null), (null, 'KITA-' || $1::bigint, 11, 99, 90000, 900000) returning code`,
    [sellers[0]?.store.id],
  );
  return {
    codes: rows.map(({ code }) => code),
    sellers,
    products,
    orders: [] as { number: string; buyer: Buyer }[],
    payouts: [] as number[],
    paid: 0,
    returned: 0,
  };
}
type World = Awaited<ReturnType<typeof aWorld>>;

const part = fc.double({ min: 0.01, max: 1.3, noNaN: true });
const nth = fc.nat(9);
const anyEvent = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("buy" as const),
      pieces: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(1)),
      codes: fc.subarray([0, 1]),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("complete" as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("complain" as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("download" as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("refund" as const), nth, part, debt: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("ask" as const),
      store: fc.nat(2),
      part,
      gift: fc.constantFrom(0, 0, 0.1, 1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("pay" as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refuse" as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("return" as const), nth, line: fc.boolean() }) },
);
type Event = typeof anyEvent extends fc.Arbitrary<infer E> ? E : never;

const at = <T>(all: readonly T[], place: number): T | undefined => all[all.length ? place % all.length : 0];

async function buy(world: World, pieces: readonly number[], codes: readonly string[]) {
  const buyer = await aBuyer(api);
  for (const [place, quantity] of pieces.entries())
    if (quantity > 0) await buyer.add(world.products[place]?.id, quantity);
  if (pieces.every((quantity) => quantity === 0)) return;
  for (const code of codes) await buyer.call("POST", "/api/carts/voucher/", { code });
  const { saved } = (await buyer.call<{ saved: number }>("GET", "/api/carts/voucher/")).body;
  const { body, status } = await buyer.order({ amount: (await buyer.total()) - saved });
  expect(status).toBe(201);
  const orderNumber = body.order_number;
  await processOrder(api.database, api.app.payments.payables, { staffId, orderNumber, note: "" });
  for (const { order_number: number } of await buyer.orders()) world.orders.push({ number, buyer });
}

async function complete(orderNumber: string) {
  const by = { staffId, orderNumber, note: "diambil" };
  await mayRefuse(shipOrder(api.database, { ...by, sending: {} }));
  await mayRefuse(finishOrder(api.database, by));
}

async function play(world: World, event: Event): Promise<void> {
  const decide = (path: string, body: object) => byTwo(api, path, body, treasurers);
  if (event.do === "buy")
    return buy(
      world,
      event.pieces,
      event.codes.map((place) => world.codes[place] ?? ""),
    );
  if (event.do === "ask") {
    const seller = world.sellers[event.store];
    const { free } = await moneyOf(seller?.store.id ?? 0);
    const amount = Math.max(1, Math.floor(free * event.part));
    const gift_amount = Math.floor(amount * event.gift);
    const { status, body } = await (seller as Buyer).call<OwnPayout & { code: string }>(
      "POST",
      "/api/stores/mine/payouts/",
      { amount, ...(gift_amount > 0 && { gift_amount, campaign }) },
    );
    if (status === 201) world.payouts.push(body.id);
    else expect(body.code).toBe("above_balance");
    return;
  }
  if (event.do === "pay" || event.do === "refuse") {
    const id = at(world.payouts, event.nth);
    if (id === undefined) return;
    const told =
      event.do === "pay"
        ? { from: "bsi", paid_on: "2026-01-05", reference: "FT1" }
        : { reason: "Tidak jadi." };
    const { status, body } = await decide(
      `store-payouts/${id}/${event.do === "pay" ? "paid" : "refuse"}`,
      told,
    );
    if (status >= 300)
      expect((body as { code: string }).code).toMatch(
        /^(already_decided|above_balance|already_proposed|stale_proposal)$/,
      );
    else if (event.do === "pay") world.paid += 1;
    return;
  }
  if (event.do === "return") {
    const id = at(world.payouts, event.nth);
    if (id === undefined) return;
    const line = event.line ? { line: await lineOf(id) } : {};
    const { status, body } = await decide(`store-payouts/${id}/returned`, {
      ...{ returned_on: "2026-01-06", reason: "Rekeningnya ditutup.", ...line },
    });
    if (status >= 300)
      expect((body as { code: string }).code).toMatch(/^(already_decided|already_proposed|nothing_sent)$/);
    else world.returned += 1;
    return;
  }
  const order = at(world.orders, event.nth);
  if (!order) return;
  if (event.do === "complete") return complete(order.number);
  if (event.do === "download") {
    const { body } = await order.buyer.call<Download[]>("GET", "/api/downloads/mine/");
    for (const { address } of body)
      expect([200, 404]).toContain((await api.app.inject({ url: address })).statusCode);
    return;
  }
  if (event.do === "complain") {
    await mayRefuse(
      shipOrder(api.database, { staffId, orderNumber: order.number, note: "diambil", sending: {} }),
    );
    await order.buyer.call("POST", `/api/orders/${order.number}/complaint/`, {
      ...{ reason: "damaged", story: "Bungkusnya sobek dan isinya tumpah." },
    });
    return;
  }
  const { total_price } = await order.buyer.find(order.number);
  const amount = Math.max(1, Math.floor(total_price * event.part));
  await decide(`payments/${order.number.replace(/-\d$/, "")}/refund`, {
    ...{ way: "transfer", reason: "Barangnya rusak", part: order.number, amount, store_debt: event.debt },
  });
}

/** The bank's line that brings a payout back. Of one that cannot come back, it stays nobody's. */
async function lineOf(id: number) {
  const { rows } = await api.database.pool.query<{ sent: number }>(
    "select greatest(1, amount - gift_amount)::int as sent from store_payout where id = $1",
    [id],
  );
  return bookkeeper.line(rows[0]?.sent ?? 1, "RETUR", { day: "06/01/2026" });
}

interface Money {
  sold: number;
  refunded: number;
  ujrah: number;
  held: number;
  free: number;
  paid: number;
  owes: boolean;
}

async function moneyOf(storeId: number): Promise<Money> {
  const { rows } = await api.database.pool.query<Money>(
    `with o as (select o.* from shop_order o join payment p on p.id = o.payment_id
        where o.store_id = $1 and p.status in ('verified', 'refunded')),
      r as (select r.* from order_refund r join o on o.id = r.order_id where not r.undone)
    select (select coalesce(sum(l.price * l.quantity), 0)::bigint from order_line l join o on o.id = l.order_id)
        - (select coalesce(sum(voucher_amount - discount), 0)::bigint from o) as sold,
      (select coalesce(sum(amount - shipping + discount), 0)::bigint from r) as refunded,
      ((select coalesce(sum(ujrah), 0) from o) - (select coalesce(sum(ujrah), 0) from r))::bigint as ujrah,
      (select coalesce(-sum(amount), 0)::bigint from ledger_posting where account = 'hold:store-' || $1) as held,
      (select coalesce(-sum(amount), 0)::bigint from ledger_posting where account = 'store:' || $1) as free,
      (select coalesce(sum(amount), 0)::bigint from store_payout where store_id = $1 and state = 'paid')
        + (select coalesce(sum(gift_amount), 0)::bigint from store_payout where store_id = $1 and state = 'returned') as paid`,
    [storeId],
  );
  return rows[0] as Money;
}

/** What was downloaded was not refunded; what was sold, less the store's own vouchers, refunds and commission is held, free or paid out; and no payout took what was held. */
async function checkLaws({ sellers }: World) {
  for (const { store } of sellers) {
    const { sold, refunded, ujrah, held, free, paid } = await moneyOf(store.id);
    expect(sold - refunded - ujrah, store.name).toBe(held + free + paid);
    expect(held).toBeGreaterThanOrEqual(0);
    const { rows } = await api.database.pool.query(
      `select t.event from (select g.transaction_id, g.amount, sum(g.amount) over (order by g.id) as after
         from ledger_posting g where g.account = 'store:' || $1) g join ledger_transaction t on t.id = g.transaction_id
       where g.amount > 0 and g.after > 0 and t.event not like 'payment:%:refunded:%'`,
      [store.id],
    );
    expect(rows).toEqual([]);
  }
  const { rows: opened } = await api.database.pool.query(
    `select o.id from shop_order o where o.refunded >= o.total and exists (
       select from download d join order_line l on l.id = d.order_line_id where l.order_id = o.id)`,
  );
  expect(opened).toEqual([]);
  expect(await examine(api.database)).toEqual([]);
}

/** MONEY_TIMES plays any number of times as many. */
const TIMES = Number(process.env.MONEY_TIMES ?? 1) * 5;

it("whatever is bought, refunded and paid out at once, each store's money adds up", {
  timeout: TIMES * 30_000,
}, async () => {
  let [paid, returned] = [0, 0];
  const course = fc.array(fc.array(anyEvent, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 9 });
  const sold: Event[] = [
    { do: "buy", pieces: [2, 1, 1, 1], codes: [0, 1] },
    { do: "complete", nth: 0 },
    { do: "complete", nth: 1 },
    { do: "ask", store: 0, part: 0.4, gift: 0.1 },
    { do: "pay", nth: 0 },
  ];
  await fc.assert(
    fc.asyncProperty(course, async (steps) => {
      const world = await aWorld();
      for (const event of sold) await play(world, event);
      for (const events of steps) {
        await Promise.all(events.map((event) => play(world, event)));
        await checkLaws(world);
      }
      paid += world.paid;
      returned += world.returned;
    }),
    { numRuns: TIMES },
  );
  expect(paid).toBeGreaterThan(0);
  expect(returned).toBeGreaterThan(0);
});
