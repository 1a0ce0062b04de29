import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { balancesOfPayment, campaign, sales } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { openPayment, owePayer, type Payable, Payables, type Refund, verifyPayment } from "../index.ts";

/** Sells two things at once, and remembers what it was told of refunds. */
const refunds: Refund[] = [];
const payable: Payable = {
  kind: "order",
  prefix: "ORD",
  about: async () => ({ name: "Dua hal", link: "/", next: "" }),
  shown: () => Promise.reject(new Error("it has no page")),
  async verified() {},
  async refunded(_tx, _payment, refund) {
    refunds.push(refund);
  },
  async reversed() {},
  async closed() {},
  async restored() {},
  async reopened() {},
};

let api: TestApp;
const payables = new Payables();
beforeAll(async () => {
  api = await testApp();
  payables.register(payable);
});

const inOne = <T>(work: (tx: Tx) => Promise<T>) => api.database.kysely.transaction().execute(work);
const decision = { as: "system", reason: "uji" } as const;
const twoThings = (tx: Tx) =>
  openPayment(tx, payable, {
    method: "bsi",
    shares: [
      { account: sales(), amount: 60_000 },
      { account: campaign(4712), amount: 30_001 },
    ],
    memberId: null,
    payer: { name: "Pembayar", phone: "", email: "" },
    expiresInMinutes: null,
  });
const booked = async (id: string) =>
  Object.fromEntries(
    (await balancesOfPayment(api.database.kysely, id)).map((one) => [one.account, one.amount]),
  );

it("posts one payment to each of its shares, and takes refunds from each", async () => {
  const { id, amount } = await inOne(twoThings);
  expect(amount).toBe(90_001);
  await inOne((tx) => verifyPayment(tx, payables, id, decision));
  expect(await booked(id)).toEqual({ "bank:bsi": 90_001, sales: -60_000, "campaign:4712": -30_001 });
  await inOne((tx) => owePayer(tx, payables, id, 30_000, decision));
  expect(await booked(id)).toEqual({
    "bank:bsi": 90_001,
    payers: -30_000,
    sales: -40_000,
    "campaign:4712": -20_001,
  });
  await inOne((tx) => owePayer(tx, payables, id, "all", decision));
  expect(await booked(id)).toEqual({
    "bank:bsi": 90_001,
    payers: -90_001,
    sales: 0,
    "campaign:4712": 0,
  });
  expect(refunds.map((refund) => refund.amount)).toEqual([30_000, 60_001]);
  expect(refunds[0]?.from).toMatchObject([
    { account: "sales", amount: 20_000 },
    { account: "campaign:4712", amount: 10_000 },
  ]);
});

it("refuses a payment whose shares do not add up to its amount, and changes of shares", async () => {
  const { id } = await inOne(twoThings);
  const { pool } = api.database;
  await expect(pool.query("insert into payment_share values ($1, 'tuition', 1)", [id])).rejects.toThrow(
    "shares",
  );
  await expect(pool.query("update payment set amount = 90000 where id = $1", [id])).rejects.toThrow("shares");
  await expect(pool.query("delete from payment_share where payment_id = $1", [id])).rejects.toThrow(
    "append-only",
  );
  const without = pool.query(
    "insert into payment (reference, kind, method, amount, payer_name) values ('ORD-000000000000', 'order', 'bsi', 1, '')",
  );
  await expect(without).rejects.toThrow("shares");
});

it("the doctor finds shares that were written around the use cases", async () => {
  const { id, reference } = await inOne(twoThings);
  await inOne((tx) => verifyPayment(tx, payables, id, decision));
  // As a replica no rule is checked.
  await api.database.pool.query(
    `begin; set local session_replication_role = replica;
     update payment_share set amount = amount + 1 where payment_id = '${id}' and account = 'sales'; commit`,
  );
  const complaints = await examine(api.database);
  expect(complaints).toContain(`1 × bagian sebuah pembayaran tidak sama dengan nominalnya: ${reference}`);
  expect(complaints.join()).toContain(`tidak tercatat menurut bagiannya: ${reference}`);
});
