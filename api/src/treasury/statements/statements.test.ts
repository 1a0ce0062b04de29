import { daysLater, jakartaDay, type PaymentFile } from "@barakah/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aBookkeeper, type Bookkeeper, bankDay, keptByLedger } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let books: Bookkeeper;
let campaignId: number;
beforeAll(async () => {
  api = await testApp();
  books = await aBookkeeper(api);
  campaignId = (await aCampaign(api.database)).id;
});
beforeEach(async () => {
  await api.database.pool.query("delete from statement_line where state = 'open'");
  await api.database.pool.query("update payment set status = 'cancelled' where status = 'pending'");
});

/** Matches one payment with the lines that a person chose; returns why not. */
const match = async (reference: string, lines: number[], seen?: number) => {
  const { status, body } = await books.assign([reference], lines, seen);
  return status === 200 ? "matched" : body.code;
};

it("recognises payments as exact, near, late and split", async () => {
  const gift = (amount: number, payer_name: string) =>
    aWaitingGift(api.database, campaignId, { amount, payer_name });
  const exact = await gift(250_250, "Rina Aulia");
  const near = await gift(90_250, "Dewi Lestari");
  const agus = { amount: 75_250, payer_name: "Agus Salim" };
  const late = await aWaitingGift(api.database, campaignId, agus, {
    transfer_date: daysLater(jakartaDay(), -15),
  });
  const maya = { amount: 500_250, payer_name: "Maya Sari" };
  const split = await aWaitingGift(api.database, campaignId, maya, {
    transfer_date: daysLater(jakartaDay(), -1),
  });
  await books.load([
    `${bankDay()};TRF RINA A;250.250,00`,
    `${bankDay()};TRF DEWI LESTARI;90.000,00`,
    `${bankDay()};TRF AGUS;75.250,00`,
    `${bankDay(1)};TRF MAYA SARI 1;300.000,00`,
    `${bankDay()};TRF MAYA SARI 2;200.250,00`,
    `${bankDay()};TRF ORANG LAIN;12.345,00`,
  ]);
  const found = (await books.lines()).map(({ amount, proposal }) => [
    amount,
    proposal?.match,
    proposal?.reference,
  ]);
  expect(new Map(found.map(([amount, ...rest]) => [amount, rest]))).toEqual(
    new Map([
      [250_250, ["exact", exact.reference]],
      [90_000, ["near", near.reference]],
      [75_250, ["late", late.reference]],
      [300_000, ["split", split.reference]],
      [200_250, ["split", split.reference]],
      [12_345, [undefined, undefined]],
    ]),
  );
});

it("distinguishes payers of one family who transferred in two parts on one day", async () => {
  const halves: [string, number][] = [
    ["Budi Mahendra", 5_878_225],
    ["Citra Mahendra", 5_903_225],
    ["Dewi Mahendra", 5_928_225],
  ];
  const gifts = [];
  for (const [payer_name, amount] of halves)
    gifts.push(await aWaitingGift(api.database, campaignId, { amount, payer_name }));
  // Half of the first and half of the last come to the middle one's sum just as well.
  await books.load(
    halves.flatMap(([name, amount]) => {
      const half = Math.floor(amount / 2);
      return [half, amount - half].map(
        (sum, nth) => `${bankDay()};BIFAST ${name.toUpperCase()} ${nth + 1};${sum}`,
      );
    }),
  );
  const lines = await books.lines();
  for (const [at, { reference }] of gifts.entries()) {
    const own = lines.filter(({ description }) =>
      description.includes(halves[at]?.[0].toUpperCase() ?? "nobody"),
    );
    expect(own.map(({ proposal }) => proposal?.reference)).toEqual([reference, reference]);
    const { body } = await api.get<PaymentFile>(`/api/admin/payments/${reference}/`, books.headers);
    expect(body.candidates.map(({ id, match }) => [id, match]).sort()).toEqual(
      own.map(({ id }) => [id, "split"]).sort(),
    );
  }
});

it("approves by received money, keeps a surplus, and refuses too little", async () => {
  const gift = await aWaitingGift(api.database, campaignId, { amount: 60_250, payer_name: "Sari" });
  await books.load([`${bankDay()};TRF SARI;60.000,00`, `${bankDay()};TRF SARI LAGI;61.000,00`]);
  const [more, less] = (await books.lines()).sort((a, b) => b.amount - a.amount);
  const before = await keptByLedger(api);
  expect(await match(gift.reference, [less?.id ?? 0])).toBe("too_little");
  expect(await match(gift.reference, [more?.id ?? 0])).toBe("matched");
  expect(await keptByLedger(api)).toBe(before + 750);
  expect(await match(gift.reference, [more?.id ?? 0], 61_000)).toBe("line_taken");
});

it("keeps unidentified money apart until it is assigned", async () => {
  await books.load(["10/11/2026;SETORAN TUNAI;33.250,00"]);
  const [line] = await books.lines();
  const before = await keptByLedger(api);
  expect((await books.post("statements/set-aside", { lines: [line?.id], as: "unidentified" })).status).toBe(
    200,
  );
  expect(await keptByLedger(api)).toBe(before + 33_250);
  expect((await books.post("statements/set-aside", { lines: [line?.id], as: "unidentified" })).status).toBe(
    409,
  );
  const gift = await aWaitingGift(api.database, campaignId, { amount: 33_250 });
  expect(await match(gift.reference, [line?.id ?? 0])).toBe("matched");
  expect(await keptByLedger(api)).toBe(before);
  expect((await books.lines("unidentified")).map(({ id }) => id)).not.toContain(line?.id);
});

it("counts once when the same line is confirmed twice at the same moment", async () => {
  const gift = await aWaitingGift(api.database, campaignId, { amount: 44_250 });
  await books.load([`${bankDay()};TRF;44.250,00`]);
  const id = (await books.lines())[0]?.id ?? 0;
  const codes = await Promise.all([match(gift.reference, [id], 44_250), match(gift.reference, [id], 44_250)]);
  expect(codes.sort()).toEqual(["line_taken", "matched"]);
  expect((await examine(api.database)).filter((complaint) => !complaint.includes("riwayat"))).toEqual([]);
});

it("gives unidentified money to a campaign, once, with a reason, counted like any gift", async () => {
  const { id, slug } = await aCampaign(api.database);
  await books.load(["12/11/2026;SETOR TUNAI KOTAK;77.000,00"]);
  const [line] = await books.lines();
  const gift = { line: line?.id, unclaimed: 77_000, slug, reason: "Setoran kotak amal pengajian." };
  expect((await books.post("statements/give", gift)).body.code).toBe("not_kept");
  await books.post("statements/set-aside", { lines: [line?.id], as: "unidentified" });
  expect((await books.post("statements/give", { ...gift, reason: " " })).status).toBe(400);
  const kept = await keptByLedger(api);
  const answers = await Promise.all([
    books.post("statements/give", gift),
    books.post("statements/give", gift),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await keptByLedger(api)).toBe(kept - 77_000);
  const { rows } = await api.database.pool.query(
    `select t.collected_amount, t.donor_count, d.donor_name, p.unseen_amount from campaign_total t
     join donation d on d.campaign_id = t.campaign_id join payment p on p.id = d.payment_id where t.campaign_id = $1`,
    [id],
  );
  expect(rows).toEqual([
    { collected_amount: 77_000, donor_count: 1, donor_name: "Hamba Allah", unseen_amount: 0 },
  ]);
  expect((await examine(api.database)).filter((complaint) => !complaint.includes("riwayat"))).toEqual([]);
});
