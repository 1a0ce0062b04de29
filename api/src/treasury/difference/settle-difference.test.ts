import type { Order } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aProduct } from "../../testing/builders.ts";
import { aBuyer, type Buyer } from "../../testing/buyer.ts";
import { aBookkeeper, type Bookkeeper, booked } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let one: Bookkeeper;
beforeAll(async () => {
  api = await testApp();
  one = await aBookkeeper(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

async function anOrder(price: number): Promise<{ buyer: Buyer; reference: string }> {
  const buyer = await aBuyer(api);
  await buyer.add((await aProduct(api.database, { price, stock: 2 })).id, 1);
  return { buyer, reference: (await buyer.order()).body.order_number };
}
const mails = async (reference: string) =>
  (
    await api.database.pool.query("select from job where name = 'mail' and payload::text like $1", [
      `%${reference}%`,
    ])
  ).rowCount;

it("asks for the rest: what came is the payer's, the order waits, and a second line completes it", async () => {
  const { buyer, reference } = await anOrder(80_000);
  const [part, rest] = [await one.line(60_000), await one.line(20_000)];
  expect((await one.approve(reference, { lines: [part], settle: "ask" })).body).toMatchObject({
    status: "pending",
  });
  expect(await one.file(reference)).toMatchObject({
    status: "pending",
    seen_amount: 60_000,
    unseen_amount: 20_000,
    held_amount: 60_000,
    money: [{ id: part, amount: 60_000 }],
  });
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 60_000, payers: -60_000 });
  expect(await one.lineOf(part, "matched")).toMatchObject({ unclaimed: 0, payments: [{ reference }] });
  expect((await buyer.news())[0]).toMatchObject({
    title: `Pembayaran pesanan ${reference} masih kurang Rp. 20.000`,
    body: expect.stringContaining("Kami sudah menerima Rp. 60.000 dari Rp. 80.000"),
  });
  expect(await mails(reference)).toBe(1);
  expect(await buyer.find(reference)).toMatchObject({ status: "Menunggu Verifikasi", missing: 20_000 });
  expect(await examine(api.database)).toEqual([]);

  expect((await one.approve(reference, { lines: [rest] })).status).toBe(200);
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 80_000, sales: -80_000 });
  expect(await one.file(reference)).toMatchObject({
    status: "verified",
    seen_amount: 80_000,
    held_amount: 0,
  });
  expect(await buyer.find(reference)).toMatchObject({ status: "Diproses", missing: 0 });
});

it("waits for a second line without troubling the payer", async () => {
  const { buyer, reference } = await anOrder(50_000);
  await one.approve(reference, { lines: [await one.line(49_000)], settle: "wait" });
  expect(await buyer.news()).toEqual([]);
  expect(await mails(reference)).toBe(0);
  const more = await one.line(2_000);
  expect((await one.assign([reference], [more])).status).toBe(200);
  expect(await one.file(reference)).toMatchObject({ status: "verified", seen_amount: 50_000 });
  expect(await one.lineOf(more, "matched")).toMatchObject({ unclaimed: 1_000 });
});

it("shows the missing amount in the giver's list of gifts too", async () => {
  const buyer = await aBuyer(api);
  const campaign = await aCampaign(api.database);
  const { reference } = await aWaitingGift(api.database, campaign.id, {
    amount: 30_250,
    member_id: buyer.id,
  });
  const listed = async () =>
    (await buyer.call<{ order_id: string; missing: number }[]>("GET", "/api/donations/donation/")).body;
  expect(await listed()).toMatchObject([{ order_id: reference, missing: 0 }]);
  await one.approve(reference, { lines: [await one.line(20_250)], settle: "ask" });
  expect(await listed()).toMatchObject([{ order_id: reference, missing: 10_000 }]);
});

it("keeps the part payment of a rejected payment as the payer's credit", async () => {
  const { buyer, reference } = await anOrder(50_000);
  await one.approve(reference, { lines: [await one.line(20_000)], settle: "ask" });
  expect((await one.post(`payments/${reference}/reject`, { reason: "tidak dilunasi" })).status).toBe(200);
  expect(await one.file(reference)).toMatchObject({ status: "rejected", held_amount: 20_000 });
  expect((await buyer.news())[0]?.body).toContain("Rp. 20.000 yang sudah sampai kami simpan atas namamu");
});

it("waives a missing amount up to the limit of the settings, on a separate ledger account", async () => {
  const [little, much] = [await anOrder(90_000), await anOrder(90_000)];
  const { body } = await one.approve(much.reference, {
    lines: [await one.line(88_999)],
    settle: "write_off",
  });
  expect(body).toMatchObject({ code: "write_off_limit", detail: expect.stringContaining("Rp. 1.000") });
  expect(
    (await one.approve(little.reference, { lines: [await one.line(89_500)], settle: "write_off" })).status,
  ).toBe(200);
  expect(await booked(api, little.reference)).toEqual({ "bank:bsi": 89_500, writeoff: 500, sales: -90_000 });
  expect(await one.file(little.reference)).toMatchObject({ written_off: 500, unseen_amount: 0 });
  expect((await little.buyer.news())[0]?.body).toContain("Kekurangan Rp. 500 kami ikhlaskan.");
  const gift = await aWaitingGift(api.database, (await aCampaign(api.database)).id, { amount: 90_250 });
  const forgiven = { lines: [await one.line(90_000)], settle: "write_off" };
  expect((await one.approve(gift.reference, forgiven)).body.code).toBe("no_price");
});

it("forgives for as many at once as there are connections, without waiting for one more", async () => {
  const short = await Promise.all(
    Array.from({ length: api.database.pool.options.max }, async () => (await anOrder(90_000)).reference),
  );
  const calls = [];
  for (const reference of short) calls.push({ reference, line: await one.line(89_999) });
  const answers = await Promise.all(
    calls.map(({ reference, line }) => one.approve(reference, { lines: [line], settle: "write_off" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
});

it("keeps a surplus over a price as the payer's credit", async () => {
  const { buyer, reference } = await anOrder(70_000);
  const line = await one.line(75_000);
  expect((await one.approve(reference, { lines: [line], settle: "payer" })).status).toBe(200);
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 75_000, payers: -5_000, sales: -70_000 });
  expect(await one.file(reference)).toMatchObject({
    status: "verified",
    held_amount: 5_000,
    seen_amount: 75_000,
  });
  expect(await one.lineOf(line, "matched")).toMatchObject({ unclaimed: 0 });
  expect((await buyer.news())[0]?.body).toContain("Kelebihan Rp. 5.000 kami simpan atas namamu.");
  expect((await buyer.find(reference)) as Order).toMatchObject({ kept: 5_000 });
});

it("asks before it approves a payment that is flagged, too short or too long, alone or among many", async () => {
  const { reference } = await anOrder(30_000);
  const ask = (body: object) => one.post(`payments/${reference}/approve`, body);
  expect(await ask({})).toMatchObject({ status: 409, body: { code: "flagged", flags: ["proof_reused"] } });
  const all = await one.post<{ results: object[] }>("payments/approve", { references: [reference] });
  expect(all.body.results).toMatchObject([{ approved: false, code: "flagged" }]);
  const gift = await aWaitingGift(api.database, (await aCampaign(api.database)).id, { amount: 30_250 });
  const offer = async (amount: number) =>
    one.post(`payments/${gift.reference}/approve`, { lines: [await one.line(amount)] });
  expect(await offer(30_000)).toMatchObject({ status: 409, body: { code: "short", amount: 250 } });
  expect(await offer(31_000)).toMatchObject({ status: 409, body: { code: "surplus", amount: 750 } });
  expect((await offer(30_250)).status).toBe(200);
});

it("asks for the rest once when two treasurers settle the same line", async () => {
  for (let n = 0; n < 4; n += 1) {
    const { reference } = await anOrder(40_000);
    const line = await one.line(30_000);
    const wanted = { lines: [line], unclaimed: 30_000, settle: "ask" };
    const answers = await Promise.all([one.approve(reference, wanted), one.approve(reference, wanted)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await booked(api, reference)).toEqual({ "bank:bsi": 30_000, payers: -30_000 });
  }
});
