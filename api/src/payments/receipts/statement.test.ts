import { type GivingStatement, jakartaDay } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aSignedInMember, bearer } from "../../testing/calls.ts";
import { textOf } from "../../testing/pdf.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { type VerifiedGifts, verifiedGifts } from "../../testing/verified-gifts.ts";
import { withdrawRefund } from "../index.ts";

let api: TestApp;
let gifts: VerifiedGifts;
beforeAll(async () => {
  api = await testApp();
  gifts = await verifiedGifts(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

it("states a year as the sum of the valid receipts, zakat apart", async () => {
  const giver = await aSignedInMember(api);
  const zakat = await aCampaign(api.database, { title: "Zakat Maal", category: "zakat", fund_kind: "zakat" });
  const one = await gifts.aGift({ member_id: giver.id, amount: 231_325 }, { campaign: zakat });
  await gifts.aGift({ member_id: giver.id, amount: 100_137 });
  const gone = await gifts.aGift({ member_id: giver.id, amount: 50_000 });
  const part = await gifts.aGift({ member_id: giver.id, amount: 80_000 });
  await gifts.inOne(gifts.refund(gone, "all"));
  await gifts.inOne(gifts.refund(part, 30_000));
  const year = new Date(one.created_at).getUTCFullYear();
  const read = (of: number) =>
    api.get<GivingStatement>(`/api/donations/statement/?year=${of}`, bearer(giver));
  const { body } = await read(year);
  expect(body.total).toBe(231_325 + 100_137 + 50_000);
  expect(body.kinds.map(({ fund_kind, total }) => [fund_kind, total])).toEqual([
    ["zakat", 231_325],
    ["infak_terikat", 150_137],
  ]);
  const { rows } = await api.database.pool.query<{ sum: number }>(
    "select sum(r.amount)::bigint as sum from receipt r join payment p on p.id = r.payment_id where p.member_id = $1 and r.void_at is null",
    [giver.id],
  );
  expect(rows[0]?.sum).toBe(body.total);
  expect((await read(year - 1)).body).toMatchObject({ total: 0, kinds: [], years: [year] });
  const { rawPayload } = await api.app.inject({
    url: `/api/donations/statement/pdf/?year=${year}`,
    headers: bearer(giver),
  });
  const text = (await textOf(rawPayload)).join("");
  for (const words of [
    "PernyataanPemberian",
    "Rp.381.462",
    "JumlahzakatRp.231.325",
    "JumlahinfakterikatRp.150.137",
  ])
    expect(text).toContain(words);
  const anybody = await api.get(`/api/donations/statement/?year=${year}`);
  expect(anybody.status).toBe(403);
});

it("states the current sum of each year when a December gift is refunded in January", async () => {
  const giver = await aSignedInMember(api);
  const now = Number(jakartaDay().slice(0, 4));
  const before = now - 1;
  const givenAt = (amount: number, at: string) => gifts.aGift({ amount, member_id: giver.id }, { at });
  const [december, january] = [`${before}-12-31T16:30:00Z`, `${before}-12-31T17:30:00Z`];
  const gone = await givenAt(50_000, december);
  const part = await givenAt(80_000, december);
  const back = await givenAt(70_000, december);
  await givenAt(20_000, january);
  const totals = async () => {
    const years = [before, now].map(async (year) => {
      const { body } = await api.get<GivingStatement>(
        `/api/donations/statement/?year=${year}`,
        bearer(giver),
      );
      return body.total;
    });
    return Promise.all(years);
  };
  const inBooks = async () => {
    const { rows } = await api.database.pool.query<{ sum: number }>(
      `select -sum(l.amount)::bigint as sum from ledger_posting l join ledger_transaction t on t.id = l.transaction_id
        join payment p on p.id = t.payment_id where p.member_id = $1 and l.account = $2`,
      [giver.id, `campaign:${gifts.mosque.id}`],
    );
    return rows[0]?.sum;
  };
  expect([await totals(), await inBooks()]).toEqual([[200_000, 20_000], 220_000]);
  await gifts.inOne(gifts.refund(gone, "all"));
  await gifts.inOne(gifts.refund(part, 30_000));
  const { refund: promised } = await gifts.inOne(gifts.refund(back, "all"));
  expect([await totals(), await inBooks()]).toEqual([[50_000, 20_000], 70_000]);
  // What was not given back after all is a gift of its own year again.
  await gifts.inOne((tx) =>
    withdrawRefund(tx, api.app.payments.payables, promised.id, { by: gifts.treasurer, reason: "tidak jadi" }),
  );
  expect([await totals(), await inBooks()]).toEqual([[120_000, 20_000], 140_000]);
  const [, rest] = await gifts.receiptsOf(part);
  expect([rest?.number.slice(0, 10), jakartaDay(rest?.received_at)]).toEqual([
    `TT-${before}-12`,
    `${before}-12-31`,
  ]);
});
