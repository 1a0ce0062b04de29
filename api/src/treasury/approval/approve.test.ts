import type { Notification, QueuedPayment } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { aSignedInMember, bearer } from "../../testing/calls.ts";
import { aBookkeeper, type Bookkeeper, keptByLedger } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let one: Bookkeeper;
let campaignId: number;
let kept: number;
beforeAll(async () => {
  api = await testApp();
  one = await aBookkeeper(api);
});
beforeEach(async () => {
  campaignId = (await aCampaign(api.database)).id;
  kept = await keptByLedger(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const gift = (amount: number, payer_name: string) =>
  aWaitingGift(api.database, campaignId, { amount, payer_name });
const get = async <T>(path: string) => (await api.get<T>(path, one.headers)).body;
const unseen = async (search: string) =>
  (await get<QueuedPayment[]>(`/api/admin/payments-unseen/?search=${search}`)).map(
    ({ reference, amount, seen_amount }) => [reference, amount - seen_amount],
  );
/** What the ledger has at the bank, beside what it had. */
async function atBank(): Promise<number> {
  const { rows } = await api.database.pool.query<{ sum: number }>(
    "select coalesce(sum(amount), 0)::bigint as sum from ledger_posting where account = 'bank:bsi'",
  );
  return rows[0]?.sum ?? 0;
}

it("matches the bank line with the approval: the money counts once and is marked as seen", async () => {
  const { reference } = await gift(210_250, "Hasan Basri Lubis");
  const line = await one.line(210_250, "TRF HASAN BASRI LUBIS");
  const strangers = await one.line(210_250, "TRF ORANG LAIN");
  const before = await atBank();
  expect((await one.file(reference)).candidates).toMatchObject([
    { id: line, match: "exact", difference: 0, named: true, kept: false },
    { id: strangers, match: "exact", named: false },
  ]);
  expect((await one.approve(reference, { lines: [line], unclaimed: 210_250 })).status).toBe(200);
  expect(await atBank()).toBe(before + 210_250);
  expect(await one.lineOf(line, "matched")).toMatchObject({ unclaimed: 0, payments: [{ reference }] });
  expect(await unseen(reference)).toEqual([]);
  expect(await one.file(reference)).toMatchObject({
    status: "verified",
    seen_amount: 210_250,
    candidates: [],
  });
  expect((await one.approve(reference, { lines: [strangers] })).body.code).toBe("already_decided");
});

it("proposes lines with the payer's name before others of the same sum, and two lines that add up to it", async () => {
  const { reference } = await gift(318_250, "Ratna Komalasari");
  const strangers = await one.line(318_250, "TRF TEGUH SANTOSO");
  const rounded = await one.line(318_000, "TRF RATNA KOMALASARI");
  const ids = async () => (await one.file(reference)).candidates.map(({ id, match }) => [id, match]);
  expect(await ids()).toEqual([
    [rounded, "near"],
    [strangers, "exact"],
  ]);
  const half = await one.line(200_000, "TRF RATNA KOMALASARI");
  await one.line(118_250, "TRF ORANG LAIN SEKALI");
  expect(await ids()).not.toContainEqual([half, "split"]);
  const rest = await one.line(118_250, "BIFAST RATNA KOMALASARI");
  expect((await ids()).slice(0, 2)).toEqual([
    [half, "split"],
    [rest, "split"],
  ]);
  expect((await one.approve(reference, { lines: [half, rest], unclaimed: 318_250 })).status).toBe(200);
  expect(await one.file(reference)).toMatchObject({ status: "verified", seen_amount: 318_250 });
});

it("keeps a surplus as unidentified money, and lists a missing amount as unseen", async () => {
  const [long, short] = [await gift(60_250, "Lela Panjang"), await gift(70_250, "Siti Pendek")];
  await one.approve(long.reference, { lines: [await one.line(61_000, "TRF LELA PANJANG")] });
  expect(await keptByLedger(api)).toBe(kept + 750);
  expect(await unseen(long.reference)).toEqual([]);
  await one.approve(short.reference, { lines: [await one.line(70_000, "TRF SITI PENDEK")] });
  expect(await unseen(short.reference)).toEqual([[short.reference, 250]]);
  expect((await one.assign([short.reference], [await one.line(250, "TRF SITI PENDEK SISA")])).status).toBe(
    200,
  );
  expect(await unseen(short.reference)).toEqual([]);
});

it("cannot count the same rupiah twice unnoticed: approved first, its line set aside after", async () => {
  const { reference } = await gift(1_500_175, "Paguyuban Pedagang Pasar Pagi");
  expect((await one.approve(reference)).status).toBe(200);
  expect(await unseen("paguyuban")).toEqual([[reference, 1_500_175]]);
  const before = await atBank();
  const line = await one.line(1_500_000, "TRF DARI PAGUYUBAN PEDAGANG PASAR PAGI");
  expect((await one.lineOf(line, "open"))?.proposal).toMatchObject({
    reference,
    status: "verified",
    match: "near",
  });
  const aside = { lines: [line], as: "unidentified" };
  expect(await one.post("statements/set-aside", aside)).toMatchObject({
    status: 409,
    body: {
      code: "likely_paid",
      detail: expect.stringContaining("yang sudah disetujui dan belum terlihat di mutasi"),
      candidate: { line, reference, payer_name: "Paguyuban Pedagang Pasar Pagi", amount: 1_500_175 },
    },
  });
  expect(await one.lineOf(line, "open")).toBeDefined();
  expect((await one.assign([reference], [line])).status).toBe(200);
  expect(await atBank()).toBe(before);
  expect(await unseen("paguyuban")).toEqual([[reference, 175]]);
});

it("lets a treasurer mark a line as other money", async () => {
  const { reference } = await gift(310_250, "Umi Kalsum Nasution");
  await one.approve(reference);
  const line = await one.line(310_250, "TRF UMI KALSUM NASUTION");
  const aside = { lines: [line], as: "unidentified" };
  expect((await one.post("statements/set-aside", aside)).status).toBe(409);
  expect((await one.post("statements/set-aside", { ...aside, confirm: true })).status).toBe(200);
  expect(await keptByLedger(api)).toBe(kept + 310_250);
  expect(await unseen(reference)).toEqual([[reference, 310_250]]);
  expect(
    (await one.post("statements/set-aside", { lines: [line], from: "unidentified", as: "open" })).status,
  ).toBe(200);
});

it("cannot count it twice the other way round: its line set aside first, approved after", async () => {
  const [single, many] = [
    await gift(410_250, "Rahmat Hidayat Siregar"),
    await gift(510_250, "Dewi Sartika Ginting"),
  ];
  const lines = [
    await one.line(410_250, "TRF RAHMAT HIDAYAT SIREGAR"),
    await one.line(510_250, "TRF DEWI SARTIKA GINTING"),
  ];
  await one.post("statements/set-aside", { lines, as: "unidentified" });
  expect(await keptByLedger(api)).toBe(kept + 920_500);
  const before = await atBank();
  expect(await one.approve(single.reference)).toMatchObject({
    status: 409,
    body: { code: "line_kept", candidate: { line: lines[0], reference: single.reference } },
  });
  expect((await one.approve(single.reference, { lines: lines.slice(0, 1) })).status).toBe(200);
  await one.post("payments/approve", { references: [many.reference] });
  expect(await one.file(many.reference)).toMatchObject({ status: "verified", seen_amount: 510_250 });
  expect(await keptByLedger(api)).toBe(kept);
  expect(await atBank()).toBe(before);
});

it("counts the money once when one person approves while another marks the line as unidentified", async () => {
  for (let n = 0; n < 8; n += 1) {
    const { reference } = await gift(610_250 + n, `Zubaidah Harahap ${n}`);
    const line = await one.line(610_250 + n, `TRF ZUBAIDAH HARAHAP ${n}`);
    const aside = { lines: [line], as: "unidentified" };
    const answers = await Promise.all([one.approve(reference), one.post("statements/set-aside", aside)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

it("gives a line to one of two who approve with it", async () => {
  const gifts = [await gift(710_250, "Fulan Pertama"), await gift(710_250, "Fulan Kedua")];
  const line = await one.line(710_250, "TRF FULAN");
  const answers = await Promise.all(
    gifts.map(({ reference }) => one.approve(reference, { lines: [line], unclaimed: 710_250 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("line_taken");
});

it("accepts the amount that arrived for the gift, less or more, and notifies the payer", async () => {
  const member = await aSignedInMember(api);
  const given = (amount: number, payer_name: string) =>
    aWaitingGift(api.database, campaignId, { amount, payer_name, member_id: member.id });
  const [short, long] = [await given(1_500_175, "Paguyuban Sore"), await given(100_050, "Fitri Wulandari")];
  const before = await atBank();
  const came = { lines: [await one.line(1_500_000, "TRF PAGUYUBAN SORE")], settle: "as_came" };
  expect((await one.approve(short.reference, came)).status).toBe(200);
  expect(await one.file(short.reference)).toMatchObject({
    status: "verified",
    amount: 1_500_000,
    seen_amount: 1_500_000,
  });
  expect((await one.file(short.reference)).history.map(({ reason }) => reason)).toContain(
    "datang Rp. 1.500.000, bukan Rp. 1.500.175; dicatat sebesar yang datang",
  );
  const more = { lines: [await one.line(110_000, "TRF FITRI WULANDARI")], settle: "as_came" };
  expect((await one.approve(long.reference, more)).status).toBe(200);
  expect(await atBank()).toBe(before + 1_610_000);
  expect(await keptByLedger(api)).toBe(kept);
  expect(await unseen("paguyuban sore")).toEqual([]);
  const { collected_amount } = await api.database.kysely
    .selectFrom("campaign_total")
    .select("collected_amount")
    .where("campaign_id", "=", campaignId)
    .executeTakeFirstOrThrow();
  expect(collected_amount).toBe(1_610_000);
  const news = await api.get<Notification[]>("/api/notifications/", bearer(member));
  expect(news.body.map(({ body }) => body)).toContainEqual(
    expect.stringContaining(
      "Yang sampai Rp. 1.500.000, bukan Rp. 1.500.175, jadi kami catat sebesar yang sampai.",
    ),
  );
});

it("sells nothing for another price than its own", async () => {
  const buyer = await aBuyer(api);
  await buyer.add((await aProduct(api.database, { price: 80_000, stock: 2 })).id, 1);
  const placed = await buyer.order({ amount: await buyer.total() });
  const reference = placed.body.order_number;
  const line = await one.line(79_000, "TRF PEMBELI");
  expect((await one.approve(reference, { lines: [line], settle: "as_came" })).body.code).toBe("fixed_price");
  expect(await one.lineOf(line, "open")).toBeDefined();
});
