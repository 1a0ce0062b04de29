import type { BookAccount, foreseeSettlement, OverdueNotices, ResponseOf } from "@barakah/contract";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aDevice, aQris, letNoticesApprove, type Phone, quote, tell } from "../../testing/qris.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { spreadFee } from "./spread-fee.ts";
import { likelyIn } from "./suggest-payments.ts";

let api: TestApp;
let one: Bookkeeper;
let phone: Phone;
let slug: string;
let base = 20_000;
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: "100000" });
  await aQris(api.database);
  await letNoticesApprove(api.database);
  phone = await aDevice(api.database);
  ({ slug } = await aCampaign(api.database));
  one = await aBookkeeper(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

/** Gifts that came by QRIS and were approved by their notices. */
async function paid(many: number) {
  const made = [];
  for (let nth = 0; nth < many; nth++) {
    base += 2_000;
    const { body } = await quote(api, { slug, base_amount: base });
    await tell(api, phone, { amount: body.amount });
    made.push(body);
  }
  return made;
}
const today = new Intl.DateTimeFormat("id-ID", {
  timeZone: "Asia/Jakarta",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
}).format(new Date());
const foresee = async (line: number) =>
  (
    await api.get<ResponseOf<typeof foreseeSettlement>>(
      `/api/admin/settlements/foresee/?line=${line}`,
      one.headers,
    )
  ).body;
async function balances(): Promise<Record<string, number>> {
  const { rows } = await api.database.pool.query<{ account: string; sum: number }>(
    "select account, sum(amount)::bigint as sum from ledger_posting group by 1 having sum(amount) <> 0",
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
const settle = (
  line: number,
  unclaimed: number,
  references: string[],
  fee: number,
  account = "qris-donasi",
) =>
  one.post<{ id: number; code: string }>("settlements", {
    ...{ line, unclaimed, references, fee, account },
  });

describe("a lump of the acquirer's", () => {
  it("pays many payments, its fee is an expense, and the QRIS is empty again", async () => {
    const gifts = await paid(3);
    const gross = gifts.reduce((sum, { amount }) => sum + amount, 0);
    const fee = 211;
    const line = await one.line(gross - fee, "SETTLEMENT QRIS", { day: today });
    const seen = await foresee(line);
    expect(
      seen.accounts[0]?.payments
        .filter(({ chosen }) => chosen)
        .map(({ reference }) => reference)
        .sort(),
    ).toEqual(gifts.map(({ reference }) => reference).sort());
    const references = gifts.map(({ reference }) => reference);
    expect((await settle(line, gross - fee, references, fee)).status).toBe(201);
    expect(await balances()).toMatchObject({ "bank:bsi": gross - fee, "expense:mdr": fee });
    expect((await balances())["qris:donasi"]).toBeUndefined();
    const path = "/api/admin/books/accounts/";
    const { accounts } = (await api.get<{ accounts: BookAccount[] }>(path, one.headers)).body;
    const called = Object.fromEntries(accounts.map(({ account, name, group }) => [account, [name, group]]));
    expect(called).toMatchObject({
      "qris:donasi": ["QRIS Donasi, belum masuk bank", "money"],
      "expense:mdr": ["Biaya penyedia pembayaran", "expense"],
    });
    expect((await settle(line, gross - fee, references, fee)).body.code).toBe("line_taken");
    expect(await foresee(line)).toMatchObject({ accounts: [] });
  });

  it("is refused where it is too little, its fee too high, or a payment is not for it", async () => {
    const gifts = await paid(2);
    const gross = gifts.reduce((sum, { amount }) => sum + amount, 0);
    const references = gifts.map(({ reference }) => reference);
    const line = await one.line(gross - 100, "SETTLEMENT QRIS", { day: today });
    expect((await settle(line, gross - 100, references, 99)).body.code).toBe("too_little");
    expect((await settle(line, gross - 100, references, Math.ceil(gross / 100) + 1)).body.code).toBe(
      "fee_too_high",
    );
    expect((await settle(line, gross - 99, references, 100)).body.code).toBe("line_taken");
    const pending = (await quote(api, { slug, base_amount: 500_000 })).body;
    expect((await settle(line, gross - 100, [...references, pending.reference], 0)).body.code).toBe(
      "already_settled",
    );
    expect((await settle(line, gross - 100, ["DON-TIDAKADA"], 0)).status).toBe(404);
    expect((await settle(line, gross - 100, references, 100)).status).toBe(201);
  });

  it("keeps its surplus as unidentified money, and can be undone as a whole", async () => {
    const before = await balances();
    const gifts = await paid(2);
    const gross = gifts.reduce((sum, { amount }) => sum + amount, 0);
    const references = gifts.map(({ reference }) => reference);
    const line = await one.line(gross + 50_000, "SETTLEMENT QRIS", { day: today });
    const { body } = await settle(line, gross + 50_000, references, 0);
    expect((await balances()).unidentified).toBe((before.unidentified ?? 0) - 50_000);
    const [reference] = references;
    const undo = { reason: "salah baris" };
    expect((await one.post(`payments/${reference}/reverse`, undo)).body.code).toBe("settled_line");
    expect((await one.post(`payments/${reference}/unlink`, { ...undo, line })).body.code).toBe(
      "settled_line",
    );
    expect((await one.post(`settlements/${body.id}/reverse`, undo)).status).toBe(200);
    expect((await one.post(`settlements/${body.id}/reverse`, undo)).body.code).toBe("already_reversed");
    expect((await balances())["qris:donasi"]).toBe(gross);
    expect((await balances()).unidentified).toBe(before.unidentified);
    expect((await one.post(`payments/${reference}/reverse`, undo)).status).toBe(200);
  });

  it("removes a settled late payment from the dashboard's list, which is ordered by age", async () => {
    const gifts = await paid(3);
    const references = gifts.map(({ reference }) => reference);
    const [late = "", later = "", fresh = ""] = references;
    const verified = (reference: string, days: number) =>
      api.database.pool.query(
        "update payment set verified_at = now() - make_interval(days => $2) where reference = $1",
        [reference, days],
      );
    await verified(late, 8);
    await verified(later, 12);
    await verified(fresh, 6);
    const overdue = async () =>
      (await api.get<OverdueNotices>("/api/admin/notice-overdue/", one.headers)).body;
    const listed = await overdue();
    expect(listed.seen_days).toBe(7);
    expect(listed.payments).toMatchObject([
      { reference: later, unseen_amount: gifts[1]?.amount, automatic: true },
      { reference: late, unseen_amount: gifts[0]?.amount, automatic: true },
    ]);
    expect(JSON.stringify(await examine(api.database))).toContain(late);
    const policy = (await api.get<{ overdue: number }>("/api/admin/notice-policy/", one.headers)).body;
    expect(policy).toMatchObject({ unseen: { overdue: 2, oldest_days: 12 } });
    const gross = gifts.reduce((sum, { amount }) => sum + amount, 0);
    await settle(await one.line(gross, "SETTLEMENT QRIS", { day: today }), gross, references, 0);
    expect((await overdue()).payments).toEqual([]);
  });

  it("of two who settle the same at once is settled once", async () => {
    const [gift] = await paid(1);
    const amount = gift?.amount ?? 0;
    const [line, twin] = [
      await one.line(amount, "SETTLEMENT QRIS", { day: today }),
      await one.line(amount, "SETTLEMENT QRIS", { day: today }),
    ];
    const references = [gift?.reference ?? ""];
    const answers = await Promise.all([
      settle(line, amount, references, 0),
      settle(twin, amount, references, 0),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

const AGREED = { rate_bp: 100, fixed: 0 };

describe("a fee", () => {
  it("is spread so that it adds up and eats no payment up", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 2, max: 10_000_000 }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 0, max: 100 }),
        (amounts, hundredths) => {
          const gross = amounts.reduce((sum, amount) => sum + amount, 0);
          const fee = Math.floor((gross * hundredths) / 10_000);
          const parts = spreadFee(amounts, fee);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fee);
          for (const [place, part] of parts.entries()) expect(part).toBeLessThan(amounts[place] ?? 0);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });

  it("says which days a lump covers", () => {
    const days = [
      { amount: 100_000, day: "2026-11-13" },
      { amount: 200_000, day: "2026-11-14" },
      { amount: 50_000, day: "2026-11-14" },
      { amount: 70_000, day: "2026-11-15" },
    ];
    expect(likelyIn(days, 249_000, "2026-11-15", AGREED)).toEqual(days.slice(1, 3));
    expect(likelyIn(days, 349_000, "2026-11-15", AGREED)).toEqual(days.slice(0, 3));
    expect(likelyIn(days, 70_000, "2026-11-15", AGREED)).toEqual(days.slice(3));
    expect(likelyIn(days, 90_000, "2026-11-15", AGREED)).toEqual([]);
    expect(likelyIn(days, 420_000, "2026-11-14", AGREED)).toEqual([]);
  });
});
