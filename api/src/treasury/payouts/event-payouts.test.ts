import type { Proposal, StaffEvent, StaffPayout } from "@barakah/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { anEvent, registerAt } from "../../testing/events.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let treasurer: Bookkeeper;
beforeAll(async () => {
  api = await testApp();
  treasurer = await aBookkeeper(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

/** An event whose one ticket was paid by transfer. It took place, unless it is `coming`. */
async function aPaidEvent(price: number, coming: Parameters<typeof anEvent>[1] | undefined = undefined) {
  const event = await anEvent(api.database, { price_kind: "fixed", ...coming }, [{ price }]);
  const { body } = await registerAt(api, event, { amount: price, method: "bsi" });
  const { rows } = await api.database.pool.query<{ reference: string }>(
    "select p.reference from payment p join registration r on r.payment_id = p.id where r.code = $1",
    [body.code],
  );
  const reference = rows[0]?.reference ?? "";
  await treasurer.assign([reference], [await treasurer.line(price)]);
  if (!coming)
    await api.database.pool.query(
      "update event set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = $1",
      [event.id],
    );
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
  const back = (more: object = {}) =>
    treasurer.post(`payments/${reference}/refund`, { way: "transfer", reason: "Batal.", ...more });
  const refused = (await back()).body;
  expect(refused).toMatchObject({ code: "fund_debt", amount: 20_000 });
  expect(refused.detail).toContain("Rp. 20.000");
  expect((await back({ fund_debt: 19_999 })).body.code).toBe("fund_debt");
  expect((await back({ fund_debt: 20_000 })).status).toBe(200);
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

describe("before the event takes place", () => {
  it("a payout leaves what refunds would need, unless two people decide otherwise with the sum named", async () => {
    const campaign = await aCampaign(api.database);
    const shared = { campaign_id: campaign.id, campaign_basis_points: 1_000 };
    const { event, account } = await aPaidEvent(100_000, shared);
    const refused = await pay(account, 81_000);
    expect(refused.body).toMatchObject({ code: "refunds_need", amount: 81_000 });
    expect(refused.body.detail).toContain("kurang Rp. 81.000");
    expect((await pay(account, 81_000, { lacking: 1 })).body.code).toBe("refunds_need");
    const alone = await pay(account, 81_000, { lacking: 81_000 });
    expect(alone.body.code).toBe("second_person");
    const wanted = {
      account,
      amount: 81_000,
      bank: "bsi",
      paid_on: "2026-01-02",
      title: "Sewa",
      lacking: 81_000,
    };
    const proposed = await treasurer.post<Proposal>("proposals/payout", wanted);
    expect(proposed.body.changes).toContainEqual(
      expect.objectContaining({ label: "Bila acaranya batal", after: expect.stringContaining("Rp. 81.000") }),
    );
    const other = bearer(await aStaffMember(api, "bendahara"));
    const confirmed = await send(api, "POST", `/api/admin/proposals/${proposed.body.id}/confirm/`, {}, other);
    expect(confirmed.status).toBe(200);
    // The campaign's part of the ticket may have to go back, too.
    const gift = {
      campaign_id: campaign.id,
      bank: "bsi",
      amount: 10_000,
      paid_on: "2026-01-02",
      title: "Semen",
    };
    expect((await treasurer.post("payouts", gift)).body).toMatchObject({
      code: "refunds_need",
      amount: 10_000,
    });

    expect((await shown(event.id)).lacking).toEqual([{ name: "Uang acara ini", amount: 81_000 }]);
    const cancel = (more: object) =>
      treasurer.post(`events/${event.id}/cancel`, { reason: "Hujan lebat.", ...more });
    const unseen = (await cancel({})).body;
    expect(unseen).toMatchObject({ code: "money_lacking", amount: 81_000 });
    expect(unseen.detail).toContain("Uang acara ini kurang Rp. 81.000");
    expect((await shown(event.id)).state).toBe("published");
    expect((await cancel({ lacking: 81_000 })).status).toBe(200);
  });

  it("money above the refunds' need may be paid out, also of a campaign that has other gifts", async () => {
    const { event, account } = await aPaidEvent(50_000, {});
    expect((await pay(account, 1)).body.code).toBe("refunds_need");
    await api.database.pool.query(
      "update event set starts_at = now() - interval '2 days', ends_at = now() where id = $1",
      [event.id],
    );
    expect((await pay(account, 50_000)).status).toBe(201);
  });
});
