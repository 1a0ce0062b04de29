import { jakartaDay, type PaymentFile, type QueuedPayment } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aBookkeeper, type Bookkeeper, keptByLedger } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let one: Bookkeeper;
let other: Bookkeeper;
let campaignId: number;
let kept: number;
beforeAll(async () => {
  api = await testApp();
  one = await aBookkeeper(api);
  other = await aBookkeeper(api);
});
beforeEach(async () => {
  campaignId = (await aCampaign(api.database)).id;
  kept = await keptByLedger(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const gift = (amount: number, given: Parameters<typeof aWaitingGift>[2] = {}) =>
  aWaitingGift(api.database, campaignId, { amount, ...given });
const statusOf = async (reference: string) =>
  (
    await api.database.kysely
      .selectFrom("payment")
      .select(["status", "method"])
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow()
  ).status;

it("lets one transfer pay several payments, all of them or none", async () => {
  const [first, second] = [await gift(100_250), await gift(150_250)];
  const line = await one.line(250_500);
  const short = await one.line(250_499);
  const references = [first.reference, second.reference];
  expect(await one.assign(references, [short])).toMatchObject({
    status: 409,
    body: { code: "too_little", detail: "Uang yang masuk kurang Rp. 1 untuk semua pembayaran ini." },
  });
  expect(await Promise.all(references.map(statusOf))).toEqual(["pending", "pending"]);
  expect((await one.assign(references, [line])).status).toBe(200);
  expect(await Promise.all(references.map(statusOf))).toEqual(["verified", "verified"]);
  const matched = await one.lineOf(line, "matched");
  expect(matched).toMatchObject({ unclaimed: 0, decided_by: one.username });
  expect(new Map(matched?.payments.map(({ reference, amount }) => [reference, amount]))).toEqual(
    new Map([
      [first.reference, 100_250],
      [second.reference, 150_250],
    ]),
  );
  expect(await keptByLedger(api)).toBe(kept);
  const file = await api.get<PaymentFile>(`/api/admin/payments/${first.reference}/`, one.headers);
  expect(file.body.money).toMatchObject([{ id: line, bank: "bsi", amount: 100_250 }]);
});

it("keeps a surplus as unidentified, and lets it pay another payment later", async () => {
  const [first, later] = [await gift(60_250), await gift(40_250)];
  const line = await one.line(90_250);
  await one.assign([first.reference], [line]);
  expect(await keptByLedger(api)).toBe(kept + 30_000);
  expect(await one.lineOf(line, "unidentified")).toMatchObject({ state: "matched", unclaimed: 30_000 });
  const rest = await one.line(10_250);
  expect((await one.assign([later.reference], [line, rest])).status).toBe(200);
  expect(await keptByLedger(api)).toBe(kept);
  expect(await one.lineOf(line, "unidentified")).toBeUndefined();
  expect((await one.lineOf(line, "matched"))?.payments).toHaveLength(2);
});

it("refuses a match if another one took part of the line meanwhile", async () => {
  const [first, second] = [await gift(60_250), await gift(20_250)];
  const line = await one.line(90_250);
  await one.assign([first.reference], [line]);
  expect((await other.assign([second.reference], [line], 90_250)).body.code).toBe("line_taken");
  expect(await statusOf(second.reference)).toBe("pending");
});

it("refuses a line that nothing would be taken from", async () => {
  const { reference } = await gift(50_250);
  const lines = [await one.line(50_250), await one.line(50_250)];
  expect((await one.assign([reference], lines)).body.code).toBe("line_unneeded");
  expect(await statusOf(reference)).toBe("pending");
});

it("of two treasurers who match a line, one succeeds and the other is told who was first", async () => {
  const [first, second] = [await gift(70_250), await gift(70_250)];
  const line = await one.line(70_250, "TRF BERSAMA");
  const answers = await Promise.all([
    one.assign([first.reference], [line], 70_250),
    other.assign([second.reference], [line], 70_250),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? one : other;
  const loser = answers.find(({ status }) => status === 409);
  expect(loser?.body.code).toBe("line_taken");
  expect(loser?.body.detail).toMatch(
    new RegExp(
      `^Baris "TRF BERSAMA #\\d+" sudah dicocokkan oleh ${winner.username}\\. Muat ulang halaman\\.$`,
    ),
  );
});

it("lets one of two lines pay a payment, also as part of several", async () => {
  const [first, second] = [await gift(80_250), await gift(20_250)];
  const lines = [await one.line(80_250), await one.line(100_500)];
  const answers = await Promise.all([
    one.assign([first.reference], lines.slice(0, 1)),
    other.assign([first.reference, second.reference], lines.slice(1)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = answers.find(({ status }) => status === 409)?.body;
  expect(loser).toMatchObject({
    code: "already_decided",
    detail: expect.stringContaining("Sudah disetujui oleh"),
  });
  expect(await statusOf(second.reference)).toBe(answers[1]?.status === 200 ? "verified" : "pending");
});

it("waits in no circle when many assign gifts of the same campaigns at once", async () => {
  const campaigns = [await aCampaign(api.database), await aCampaign(api.database)];
  const pairs = [];
  for (let n = 0; n < 12; n += 1) {
    const order = n % 2 ? campaigns : campaigns.toReversed();
    const references = [];
    for (const { id } of order)
      references.push((await aWaitingGift(api.database, id, { amount: 10_250 + n })).reference);
    pairs.push({ references, line: await one.line(2 * (10_250 + n)) });
  }
  const answers = await Promise.all(
    pairs.map(({ references, line }, n) => (n % 2 ? one : other).assign(references, [line])),
  );
  expect(answers.map(({ status }) => status)).toEqual(pairs.map(() => 200));
});

it("posts to the bank of the line, not to the one that the payer had chosen", async () => {
  const { reference } = await gift(30_250);
  expect((await one.assign([reference], [await one.line(30_250, "TRF", { bank: "bjb" })])).status).toBe(200);
  const { rows } = await api.database.pool.query(
    `select g.account, p.method from payment p join ledger_transaction t on t.payment_id = p.id
      join ledger_posting g on g.transaction_id = t.id and g.amount > 0 where p.reference = $1`,
    [reference],
  );
  expect(rows).toEqual([{ account: "bank:bjb", method: "bjb" }]);
  const mixed = [await one.line(1000), await one.line(1000, "TRF", { bank: "bjb" })];
  expect((await one.assign([(await gift(1500)).reference], mixed)).body.code).toBe("other_bank");
});

it("links money to a payment that was approved before the file was imported, and counts it once", async () => {
  const { reference } = await gift(45_250, { payer_name: "Nurhayati Saragih" });
  await one.post(`payments/${reference}/approve`, {});
  const line = await one.line(45_250, "TRF NURHAYATI S");
  const strangers = await one.line(45_250, "TRF ORANG LAIN");
  expect((await one.lineOf(strangers, "open"))?.proposal).toBeNull();
  expect((await one.lineOf(line, "open"))?.proposal).toMatchObject({
    reference,
    status: "verified",
    match: "exact",
  });
  await one.post("statements/set-aside", { lines: [line], as: "unidentified", confirm: true });
  expect(await keptByLedger(api)).toBe(kept + 45_250);
  expect((await one.assign([reference], [line])).status).toBe(200);
  expect(await keptByLedger(api)).toBe(kept);
  const again = await one.line(45_250);
  expect((await one.assign([reference], [again])).body.code).toBe("already_decided");
});

it("proposes an approved payment whose payer reported the transfer a month later", async () => {
  const day = jakartaDay(Date.now() - 30 * 24 * 3600_000);
  const { reference } = await aWaitingGift(
    api.database,
    campaignId,
    { amount: 47_250, payer_name: "Rohana Silalahi" },
    { transfer_date: day },
  );
  await one.post(`payments/${reference}/approve`, {});
  const line = await one.line(47_250, "TRF ROHANA SILALAHI", { day: day.split("-").reverse().join("/") });
  expect((await one.lineOf(line, "open"))?.proposal).toMatchObject({ reference, match: "exact" });
});

it("reopens an unidentified or ignored line, as often as needed, unless it changed meanwhile", async () => {
  const line = await one.line(12_000);
  const move = (from: string, as: string) => one.post("statements/set-aside", { lines: [line], from, as });
  expect((await move("open", "unidentified")).status).toBe(200);
  expect(await keptByLedger(api)).toBe(kept + 12_000);
  expect(await other.post("statements/set-aside", { lines: [line], as: "ignored" })).toMatchObject({
    status: 409,
    body: {
      code: "line_taken",
      detail: expect.stringContaining("dicatat sebagai belum diketahui dari siapa oleh"),
    },
  });
  expect((await move("unidentified", "open")).status).toBe(200);
  expect(await keptByLedger(api)).toBe(kept);
  expect((await move("open", "unidentified")).status).toBe(200);
  expect((await move("unidentified", "ignored")).status).toBe(200);
  expect(await keptByLedger(api)).toBe(kept);
  expect((await move("ignored", "open")).status).toBe(200);
  expect(await one.lineOf(line, "open")).toMatchObject({ unclaimed: 12_000, decided_by: null });
});

it("offers payments that may be meant, and finds others by number, name, amount and phone", async () => {
  const named = await gift(88_250, { payer_name: "Zulaikha Harahap", payer_phone: "0813-7777-8888" });
  const exact = await gift(91_111, { payer_name: "Orang Lain" });
  const online = await gift(91_111, { method: "midtrans" });
  const line = await one.line(91_111, "TRF ZULAIKHA HARAHAP");
  const offered = async (search = "") =>
    (
      await api.get<QueuedPayment[]>(
        `/api/admin/statements/payments/?lines=${line}&search=${encodeURIComponent(search)}`,
        one.headers,
      )
    ).body.map(({ reference }) => reference);
  expect((await offered()).slice(0, 2)).toEqual([exact.reference, named.reference]);
  expect(await offered()).not.toContain(online.reference);
  for (const search of [named.reference, "zulaikha", "88250", "081377778888"])
    expect([search, await offered(search)]).toEqual([search, [named.reference]]);
});

it("lists exact matches first: of the number, the sum or the name", async () => {
  const name = (n: number | string) => ({ payer_name: `Warga Uji ${n}` });
  const [one, two, ten] = [
    await gift(31_250, name(1)),
    await gift(77_001, name(2)),
    await gift(41_250, name(10)),
  ];
  const alike = await gift(312_505, { payer_name: "Warga Lain" });
  const line = await other.line(77_001, "TRF WARGA UJI 2");
  const found = async (path: string, search: string) =>
    (
      await api.get<QueuedPayment[]>(`/api/admin/${path}search=${encodeURIComponent(search)}`, other.headers)
    ).body.map(({ reference }) => reference);
  for (const path of [`statements/payments/?lines=${line}&`, "payments/?"]) {
    const names = await found(path, "Warga Uji 1");
    expect([path, names[0]]).toEqual([path, one.reference]);
    expect(names.indexOf(ten.reference)).toBeGreaterThan(0);
    expect((await found(path, "31250"))[0]).toBe(one.reference);
    expect((await found(path, "Rp 31.250")).slice(0, 2)).toEqual([one.reference, alike.reference]);
    expect((await found(path, two.reference))[0]).toBe(two.reference);
  }
});
