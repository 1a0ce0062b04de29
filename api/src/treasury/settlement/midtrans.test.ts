import type {
  foreseeSettlement,
  listCollectors,
  OnlinePayment,
  ResponseOf,
  Waiting,
} from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { send, VISITOR } from "../../testing/calls.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type Online, onlineApp } from "../../testing/with-provider.ts";

let app: Online;
let one: Bookkeeper;
let slug: string;
beforeAll(async () => {
  app = await onlineApp({ RATE_LIMIT_PER_MINUTE: "100000" });
  one = await aBookkeeper(app.api);
  ({ slug } = await aCampaign(app.api.database));
});
afterEach(async () => expect(await examine(app.api.database)).toEqual([]));

const today = new Intl.DateTimeFormat("id-ID", {
  ...{ timeZone: "Asia/Jakarta", day: "2-digit", month: "2-digit", year: "numeric" },
}).format(new Date());
const aLine = (amount: number) => one.line(amount, "MIDTRANS PAYOUT", { day: today });

async function give(amount: number) {
  const body = { amount, donorName: "Siti", donorPhone: "081200000000", campaignSlug: slug };
  const path = "/api/payments/generate-donation-midtrans-token/";
  const { token, order_id } = (
    await send<OnlinePayment & { order_id: string }>(app.api, "POST", path, body, VISITOR)
  ).body;
  const { transaction } = app.provider.bank.charge(token, "success");
  await app.settled();
  return { reference: order_id, transaction: transaction?.transactionId ?? "" };
}
const refund = async (transaction: string, key: string, amount: number | undefined) => {
  app.provider.bank.refund(transaction, { refundKey: key, amount, reason: "batal" });
  await app.settled();
};
const balance = async (account: string) =>
  (
    await app.api.database.pool.query<{ sum: number }>(
      "select coalesce(sum(amount), 0)::bigint as sum from ledger_posting where account = $1",
      [account],
    )
  ).rows[0]?.sum;
const read = async <T>(path: string) => (await app.api.get<T>(`/api/admin/${path}`, one.headers)).body;
const settle = (line: number, unclaimed: number, references: string[], fee: number) =>
  one.post<{ id: number; code: string; detail: string }>("settlements", {
    ...{ line, unclaimed, references, fee, account: "midtrans" },
  });
const owedNow = async () =>
  (await read<ResponseOf<typeof listCollectors>>("collectors/")).collectors.find(
    ({ collector }) => collector === "midtrans",
  );

it("a payout of Midtrans pays its open payments; the difference within the agreed rate is a fee", async () => {
  const gifts = [await give(100_250), await give(50_250), await give(75_250)];
  const references = gifts.map(({ reference }) => reference);
  const gross = 225_750;
  const fee = 9_100;
  expect(await balance("provider:midtrans")).toBe(gross);
  const line = await aLine(gross - fee);
  const { accounts } = await read<ResponseOf<typeof foreseeSettlement>>(`settlements/foresee/?line=${line}`);
  const [midtrans] = accounts;
  expect(midtrans).toMatchObject({ account: "midtrans", balance: gross });
  expect(midtrans?.payments.filter(({ chosen }) => chosen)).toHaveLength(3);
  expect(midtrans?.payments[0]?.orders[0]).toContain(references[0]);
  expect((await settle(line, gross - fee, references, 25_000)).body.code).toBe("fee_too_high");
  const done = await settle(line, gross - fee, references, fee);
  expect(done.status).toBe(201);
  expect(await balance("provider:midtrans")).toBe(0);
  expect([await balance("bank:bsi"), await balance("expense:mdr")]).toEqual([gross - fee, fee]);
  expect(await one.lineOf(line, "matched")).toMatchObject({ unclaimed: 0 });
  expect((await settle(await aLine(gross), gross, references, 0)).body.code).toBe("already_settled");
  expect((await owedNow())?.payments).toEqual([]);
  expect((await one.post(`settlements/${done.body.id}/reverse`, { reason: "Salah baris." })).status).toBe(
    200,
  );
  expect((await owedNow())?.balance).toBe(gross);
  expect((await settle(line, gross - fee, references, fee)).status).toBe(201);
});

it("a payment that the provider refunded is no longer owed, or is deducted from the next payout", async () => {
  const part = await give(60_250);
  const whole = await give(40_250);
  await refund(part.transaction, "a", 10_250);
  expect((await owedNow())?.payments.map(({ amount }) => amount)).toEqual([50_000, 40_250]);
  const line = await aLine(90_250);
  expect((await settle(line, 90_250, [part.reference, whole.reference], 0)).status).toBe(201);
  await refund(whole.transaction, "b", undefined);
  const next = await give(80_250);
  expect((await owedNow())?.payments.map(({ amount }) => amount).sort()).toEqual([-40_250, 80_250].sort());
  const less = await aLine(40_000);
  expect((await settle(less, 40_000, [next.reference, whole.reference], 0)).status).toBe(201);
  expect(await balance("provider:midtrans")).toBe(0);
});

it("money that Midtrans holds longer than usual is known to the doctor and to Hari ini", async () => {
  const { reference } = await give(30_250);
  const { rate_bp, fixed, usual_days } = (await owedNow()) ?? { rate_bp: 0, fixed: 0, usual_days: 0 };
  expect(await examine(app.api.database)).toEqual([]);
  await app.api.database.pool.query(
    "update payment set verified_at = verified_at - make_interval(days => $2) where reference = $1",
    [reference, usual_days + 1],
  );
  expect((await examine(app.api.database)).join()).toContain(
    `terlalu lama belum sampai di bank: ${reference}`,
  );
  const waiting = await read<Waiting[]>("today/");
  expect(waiting.find(({ kind }) => kind === "unseen")).toMatchObject({
    count: 1,
    amount: 30_250,
    subject: reference,
  });
  expect(await owedNow()).toMatchObject({ late: { count: 1, amount: 30_250 }, payments: [{ days: 6 }] });
  const body = { rate_bp, fixed, usual_days: 30 };
  const changed = await send(app.api, "PUT", "/api/admin/collectors/midtrans/", body, one.headers);
  expect(changed.status).toBe(200);
  expect((await owedNow())?.late.count).toBe(0);
});
