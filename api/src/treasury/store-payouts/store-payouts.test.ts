import type { OwnPayout, PaymentFile, StaffStorePayout, StatementDebit } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { setDelivery } from "../../testing/delivery.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { PAID, type PayoutScene, payoutScene, type Refused } from "./payouts-scene.fixture.ts";

let api: TestApp;
let treasurer: Bookkeeper;
let other: Record<string, string>;
let stores: PayoutScene["stores"];
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  await setDelivery(api);
  treasurer = await aBookkeeper(api);
  other = bearer(await aStaffMember(api, "bendahara"));
});
let { sold, balance, ask, pay, booked, refund, limit }: PayoutScene = {} as PayoutScene;
beforeEach(async () => {
  ({ stores, sold, balance, ask, pay, booked, refund, limit } = await payoutScene(api, treasurer, other));
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

describe("a payout", () => {
  it("takes only free money, and gives part of it in the seller's name", async () => {
    const campaign = await aCampaign(api.database);
    const before = await booked("bank:bsi");
    await sold();
    expect(await balance()).toEqual({ held: 0, free: 76_000, requested: 0, debt: 0, paid_out: 0 });
    expect(await balance(stores.nine)).toMatchObject({ held: 28_500, free: 0 });
    expect((await ask({ amount: 28_500 }, stores.nine)).body.code).toBe("above_balance");
    const asked = await ask({ amount: 76_000, gift_amount: 6000, campaign: campaign.slug });
    expect(asked.status).toBe(201);
    expect(await balance()).toMatchObject({ free: 0, requested: 76_000, paid_out: 0 });
    const { body } = await pay(asked.body.id);
    expect(body).toMatchObject({ state: "paid", paid_to: "BSI ••••0042", balance_after: 0, seen: false });
    expect(await booked(`store:${stores.seven.store.id}`)).toBe(0);
    expect(await booked(`campaign:${campaign.id}`)).toBe(-6000);
    expect(await booked("bank:bsi")).toBe(before + 120_000 - 70_000);
    expect(await balance()).toEqual({ held: 0, free: 0, requested: 0, debt: 0, paid_out: 76_000 });
    const gift = await api.get<PaymentFile>(`/api/admin/payments/${body.gift_reference}/`, treasurer.headers);
    expect(gift.body).toMatchObject({ amount: 6000, method: "store", status: "verified" });
    expect(gift.body.member?.id).toBe(stores.seven.id);
    expect(gift.body.receipt).not.toBeNull();
    expect((await pay(asked.body.id)).body.code).toBe("already_decided");
    const undone = await treasurer.post(`payments/${body.gift_reference}/reverse`, { reason: "Salah tekan" });
    expect(undone.body.code).toBe("store_gift");
  });

  it("is asked for once by one key, and by one of two that want the same money", async () => {
    await sold();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({ amount: 40_000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "above_balance",
      amount: 36_000,
    });
    const key = { "idempotency-key": "sekali" };
    const same = await Promise.all([1, 2].map(() => ask({ amount: 36_000 }, stores.seven, key)));
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    expect((await ask({ amount: 35_000 }, stores.seven, key)).body.code).toBe("key_reused");
    expect(await balance()).toMatchObject({ free: 0, requested: 76_000 });
  });

  it("is refused by the database, also without the use case", async () => {
    await sold();
    const insert = (amount: number) =>
      api.database.pool.query(
        "insert into store_payout (store_id, amount, request_key) values ($1, $2, gen_random_uuid()::text)",
        [stores.seven.store.id, amount],
      );
    const results = await Promise.allSettled([insert(50_000), insert(50_000)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(insert(26_001)).rejects.toThrow("does not have that much");
    const account = `store:${stores.seven.store.id}`;
    await expect(
      api.database.pool.query(
        `with t as (insert into ledger_transaction (event, description) values ('storepayout:0', 'x') returning id)
         insert into ledger_posting (transaction_id, account, amount) select id, a, b from t,
           (values ('${account}', 10), ('bank:bsi', -10)) v (a, b)`,
      ),
    ).rejects.toThrow("by no payout");
  });

  it("returns to the balance if it is refused, and its seller reads why", async () => {
    await sold();
    const { body } = await ask({ amount: 76_000 });
    const refused = await treasurer.post(`store-payouts/${body.id}/refuse`, {
      reason: "Rekeningnya ditolak bank.",
    });
    expect(refused.status).toBe(200);
    expect(await balance()).toMatchObject({ free: 76_000, requested: 0 });
    const list = await stores.seven.call<OwnPayout[]>("GET", "/api/stores/mine/payouts/");
    expect(list.body).toMatchObject([{ state: "refused", reason: "Rekeningnya ditolak bank." }]);
    const news = await stores.seven.call<{ title: string }[]>("GET", "/api/notifications/");
    expect(JSON.stringify(news.body)).toContain("belum dapat kami transfer");
    expect((await pay(body.id)).body.code).toBe("already_decided");
  });

  it("waits three days for a new account, also if it was asked for before", async () => {
    await sold();
    const { body } = await ask({ amount: 70_000 });
    const changed = (days: number) =>
      api.database.pool.query(
        "update store set account_changed_at = now() - make_interval(days => $2) where id = $1",
        [stores.seven.store.id, days],
      );
    await changed(2);
    expect((await ask({ amount: 6000 })).body.code).toBe("account_changed");
    expect((await pay(body.id)).body.code).toBe("account_changed");
    const { body: list } = await api.get<StaffStorePayout[]>("/api/admin/store-payouts/", treasurer.headers);
    expect(list.find(({ id }) => id === body.id)).toMatchObject({ held_by: "account_changed" });
    await changed(3);
    expect((await pay(body.id)).status).toBe(200);
  });

  it("above the limit of one person is confirmed by another, to the account that was read", async () => {
    await sold();
    await limit(1000);
    const { body } = await ask({ amount: 76_000 });
    const alone = await treasurer.post(`store-payouts/${body.id}/paid`, PAID);
    expect(alone.body.code).toBe("second_person");
    const proposal = { kind: "store_payout", payout: body.id, ...PAID };
    const asked = await treasurer.post<{ id: number; title: string }>("proposals", proposal);
    expect(asked.status).toBe(201);
    const confirm = (who: Record<string, string>) =>
      send<Refused>(api, "POST", `/api/admin/proposals/${asked.body.id}/confirm/`, {}, who);
    expect((await confirm(treasurer.headers)).body.code).toBe("own_proposal");
    await api.database.pool.query("update store set account_ending = '9999' where id = $1", [
      stores.seven.store.id,
    ]);
    expect((await confirm(other)).body.code).toBe("stale_proposal");
    await api.database.pool.query("update store set account_ending = '0042' where id = $1", [
      stores.seven.store.id,
    ]);
    expect((await confirm(other)).status).toBe(200);
    expect(await balance()).toMatchObject({ paid_out: 76_000 });
  });

  it("of a treasurer's own store is decided by another person", async () => {
    await sold();
    const { body } = await ask({ amount: 1000 });
    await api.database.pool.query(
      "update store set member_id = (select id from member where username = $2) where id = $1",
      [stores.seven.store.id, treasurer.username],
    );
    const decide = (what: string, said: object) => treasurer.post(`store-payouts/${body.id}/${what}`, said);
    expect((await decide("paid", PAID)).body.code).toBe("own_money");
    expect((await decide("refuse", { reason: "Tidak jadi." })).body.code).toBe("own_money");
  });

  it("is matched with one bank line, and every reading of the account number is audited", async () => {
    await sold();
    const { body } = await ask({ amount: 75_000 });
    const account = await treasurer.post<{ account_number: string }>(`store-payouts/${body.id}/account`, {});
    expect(account.body.account_number).toBe("7000000042");
    const file = await api.app.inject({
      url: `/api/admin/store-payouts/export/?ids=${body.id}`,
      headers: treasurer.headers,
    });
    expect(file.body).toContain('BSI;"=""7000000042""";Nadia Paramita;75000');
    const { rows } = await api.database.pool.query(
      "select 1 from audit_log where action = 'store_payout.account' and subject_id = $1",
      [String(stores.seven.store.id)],
    );
    expect(rows).toHaveLength(2);
    await pay(body.id);
    await treasurer.load(["05/01/2026;TRF PENCAIRAN;-75000"]);
    const debits = await api.get<StatementDebit[]>("/api/admin/statement-debits/", treasurer.headers);
    const debit = debits.body.find(({ store_payouts }) => store_payouts.some(({ id }) => id === body.id));
    const show = { debits: [debit?.id], as: "store", store_payout_id: body.id };
    expect((await treasurer.post("statement-debits/decide", show)).status).toBe(200);
    const paid = await api.get<StaffStorePayout[]>("/api/admin/store-payouts/?state=paid", treasurer.headers);
    expect(paid.body.find(({ id }) => id === body.id)?.seen).toBe(true);
  });
});

describe("a refund after completion", () => {
  it("a refund may take money that a request had reserved; then that request cannot be paid", async () => {
    const number = await sold();
    const { body } = await ask({ amount: 76_000 });
    expect((await refund(number, { amount: 40_000 })).status).toBeLessThan(300);
    expect(await balance()).toMatchObject({ free: 0, requested: 76_000, debt: 0 });
    expect((await pay(body.id)).body.code).toBe("above_balance");
    await treasurer.post(`store-payouts/${body.id}/refuse`, { reason: "Dananya kembali kepada pembeli." });
    expect(await balance()).toMatchObject({ free: 38_000, requested: 0 });
  });

  it("after the payout leaves a debt only by a treasurer's decision, which stops payouts", async () => {
    const number = await sold();
    await pay((await ask({ amount: 76_000 })).body.id);
    const asked = await refund(number, { amount: 80_000 });
    expect(asked.body).toMatchObject({ code: "store_debt", amount: 76_000 });
    expect((await refund(number, { amount: 80_000, store_debt: true })).status).toBeLessThan(300);
    expect(await balance()).toMatchObject({ free: 0, debt: 76_000, paid_out: 76_000 });
    expect((await ask({ amount: 1 })).body).toMatchObject({ code: "above_balance", amount: 0 });
    await sold();
    expect(await balance()).toMatchObject({ free: 0, debt: 0 });
  });
});

it("shows a seller nothing of another store, and a visitor without one nothing at all", async () => {
  await sold();
  await ask({ amount: 1000 });
  const list = await stores.nine.call<OwnPayout[]>("GET", "/api/stores/mine/payouts/");
  expect(list.body).toEqual([]);
  const stranger = bearer(await aStaffMember(api, "editor"));
  expect((await api.get("/api/stores/mine/balance/", stranger)).status).toBe(404);
  expect((await api.get("/api/admin/store-payouts/", stranger)).status).toBe(403);
});

describe("a payout that waits", () => {
  it("is not made to a store that staff paused, and the treasurer reads why", async () => {
    await limit(5_000_000);
    await sold();
    const asked = await ask({ amount: 10_000 });
    const editor = bearer(await aStaffMember(api, "editor"));
    const pause = `/api/admin/stores/${stores.seven.store.id}/pause/`;
    expect((await send(api, "POST", pause, { reason: "Barangnya palsu." }, editor)).status).toBe(200);
    expect((await ask({ amount: 10_000 })).body).toMatchObject({
      code: "store_suspended",
      detail: expect.stringContaining("Barangnya palsu."),
    });
    const { id } = asked.body;
    const listed = await api.get<StaffStorePayout[]>("/api/admin/store-payouts/", treasurer.headers);
    expect(listed.body.find((one) => one.id === id)).toMatchObject({
      held_by: "suspended",
      suspended_for: "Barangnya palsu.",
    });
    expect((await pay(id)).body.code).toBe("store_suspended");
    expect((await treasurer.post<Refused>(`store-payouts/${id}/account`, {})).body.code).toBe(
      "store_suspended",
    );
    await send(api, "POST", `/api/admin/stores/${stores.seven.store.id}/reopen/`, {}, editor);
    expect((await pay(id)).body.state).toBe("paid");
  });

  it("is made by two of money that no bank line has shown, and by one after it was seen", async () => {
    await limit(5_000_000);
    const number = await sold({ seen: false });
    const asked = await ask({ amount: 50_000 });
    const paid = () =>
      treasurer.post<Refused & StaffStorePayout>(`store-payouts/${asked.body.id}/paid`, PAID);
    expect((await paid()).body).toMatchObject({
      code: "second_person",
      detail: expect.stringContaining("belum terlihat di mutasi bank"),
    });
    const line = await treasurer.line(120_000);
    await treasurer.assign([number], [line]);
    expect((await paid()).body.state).toBe("paid");
  });
});
