import type { StaffEvent, StaffPayout } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { anEvent, registerAt } from "../../testing/events.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let treasurer: Bookkeeper;
beforeAll(async () => {
  api = await testApp();
  treasurer = await aBookkeeper(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

/** An event whose one ticket was paid by transfer. */
async function aPaidEvent(price: number) {
  const event = await anEvent(api.database, { price_kind: "fixed" }, [{ price }]);
  const { body } = await registerAt(api, event, { amount: price, method: "bsi" });
  const { rows } = await api.database.pool.query<{ reference: string }>(
    "select p.reference from payment p join registration r on r.payment_id = p.id where r.code = $1",
    [body.code],
  );
  const reference = rows[0]?.reference ?? "";
  await treasurer.assign([reference], [await treasurer.line(price)]);
  return { event, account: `event:${event.id}`, reference };
}
const pay = (account: string, amount: number, more: object = {}) =>
  treasurer.post("payouts", {
    ...{ account, amount, bank: "bsi", paid_on: "2026-01-02", title: "Honor narasumber" },
    ...more,
  });
const funds = async () =>
  (
    await api.get<{ events: { account: string; name: string; balance: number }[] }>(
      "/api/admin/fund-accounts/",
      treasurer.headers,
    )
  ).body.events;
const shown = async (id: number) =>
  (await api.get<StaffEvent>(`/api/admin/events/${id}/`, treasurer.headers)).body;

it("pays costs and speakers out of an event's own account, never more than it holds", async () => {
  const { event, account } = await aPaidEvent(100_000);
  expect(await funds()).toContainEqual({ account, name: `Acara: ${event.title}`, balance: 100_000 });
  const answers = await Promise.all([pay(account, 60_000), pay(account, 60_000)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const paid = answers.find(({ status }) => status === 201)?.body as unknown as StaffPayout;
  expect(paid).toMatchObject({ campaign: null, recipient_kind: null, fund: { account, kind: null } });
  expect((await pay(account, 40_001)).body).toMatchObject({ code: "not_enough", amount: 40_000 });
  // What came in for it stays what came in.
  expect(await shown(event.id)).toMatchObject({ income: 100_000, paid_out: 60_000 });
  expect(await funds()).toContainEqual({ account, name: `Acara: ${event.title}`, balance: 40_000 });
  await treasurer.post(`payouts/${paid.id}/reverse`, { reason: "Narasumber tidak datang." });
  expect(await shown(event.id)).toMatchObject({ income: 100_000, paid_out: 0 });
  expect((await pay("event:999999", 1)).body.code).toBe("not_enough");
});

it("lets money leave an event only by a payout or back to its payer", async () => {
  const { account, reference } = await aPaidEvent(50_000);
  await expect(
    api.database.pool.query(
      `with t as (insert into ledger_transaction (event, description) values ('sonstiges:${account}', 'x') returning id)
       insert into ledger_posting (transaction_id, account, amount) select id, a, b from t,
         (values ('${account}', 10), ('bank:bsi', -10)) v (a, b)`,
    ),
  ).rejects.toThrow("by nothing that was decided");
  await pay(account, 20_000);
  // A refund after a payout is owed all the same, and the event is short of it.
  const back = await treasurer.post(`payments/${reference}/refund`, { way: "transfer", reason: "Batal." });
  expect(back.status).toBe(200);
  expect((await funds()).find((one) => one.account === account)?.balance).toBe(-20_000);
});

it("keeps what events cost out of the public report of given money", async () => {
  const { account } = await aPaidEvent(30_000);
  expect((await pay(account, 10_000, { title: "Sewa kursi" })).status).toBe(201);
  const month = new Date().toISOString().slice(0, 7);
  const { status, body } = await api.get<unknown>(`/api/transparency/payouts/?period=${month}`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain("Sewa kursi");
});
