import type { Seal } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import {
  bank,
  holds,
  pathOf,
  post,
  postAll,
  SUMMED_POSTINGS,
  sales,
  sealProblems,
  sealThrough,
} from "../index.ts";
import { hashOf } from "./merkle.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const inOne = <T>(work: (tx: Tx) => Promise<T>) => api.database.kysely.transaction().execute(work);
const ofSale = (event: string, at: string) => ({
  event,
  description: `Penjualan ${event}`,
  legs: [
    { account: bank("bsi"), amount: 5000 },
    { account: sales(), amount: -5000 },
  ],
  at,
});
const sale = (tx: Tx, event: string, at: string) => post(tx, ofSale(event, at));
const seals = async () => (await api.get("/api/seals/?limit=100")).body as Seal[];
const postingsOf = async (event: string): Promise<number[]> =>
  (
    await api.database.pool.query(
      "select p.id from ledger_posting p join ledger_transaction t on t.id = transaction_id where event = $1 order by 1",
      [event],
    )
  ).rows.map(({ id }) => id);
const firstOf = async (event: string) => (await postingsOf(event))[0] ?? 0;

/** All that was posted to an account, by what reports read. */
const summed = async (account: string): Promise<number> =>
  (
    await api.database.pool.query(
      `select coalesce(sum(amount), 0)::bigint as sum from (${SUMMED_POSTINGS}) p where account = $1`,
      [account],
    )
  ).rows[0].sum;

/** As somebody with access to the database itself could. */
async function byForce(change: string, undo: string, look: () => Promise<void>) {
  for (const [sql, then] of [
    [change, look],
    [undo, async () => {}],
  ] as const) {
    const client = await api.database.pool.connect();
    try {
      await client.query("begin; set local session_replication_role = replica");
      await client.query(sql);
      await client.query("commit");
    } finally {
      client.release();
    }
    await then();
  }
}

it("seals every day since the first posting, by Jakarta's midnight, chained to the day before", async () => {
  await inOne((tx) => sale(tx, "seal:1", "2026-03-01T16:59:59Z"));
  await inOne((tx) => sale(tx, "seal:2", "2026-03-01T17:00:00Z"));
  await inOne((tx) => sale(tx, "seal:3", "2026-03-04T03:00:00Z"));
  await sealThrough(api.database, "2026-03-04");
  const [fourth, third, second, first] = await seals();
  expect([first, second, third, fourth].map((seal) => [seal?.day, seal?.postings])).toEqual([
    ["2026-03-01", 2],
    ["2026-03-02", 2],
    ["2026-03-03", 0],
    ["2026-03-04", 2],
  ]);
  expect([second?.previous, third?.previous, fourth?.previous]).toEqual([
    first?.hash,
    second?.hash,
    third?.hash,
  ]);
  expect(first?.hash).toBe(hashOf(`2026-03-01\n2\n${first?.root}\n${"0".repeat(64)}\n`));
  expect((await api.get("/api/seals/2026-03-02/")).body).toEqual(second);
  expect((await api.get("/api/seals/2027-01-01/")).status).toBe(404);
});

it("seals postings dated into a sealed day with the first unsealed day", async () => {
  const before = await seals();
  expect(await summed("sales")).toBe(-3 * 5000);
  await inOne((tx) => sale(tx, "seal:late", "2026-03-02T03:00:00Z"));
  await inOne((tx) => sale(tx, "seal:new", "2026-03-06T03:00:00Z"));
  // Counted once: among the sums, the late ones or those after the last seal.
  expect(await summed("sales")).toBe(-5 * 5000);
  await sealThrough(api.database, "2026-03-06");
  expect(await summed("sales")).toBe(-5 * 5000);
  expect((await seals()).map(({ day, postings }) => [day, postings]).slice(0, 2)).toEqual([
    ["2026-03-06", 2],
    ["2026-03-05", 2],
  ]);
  expect((await seals()).slice(2)).toEqual(before);
  expect((await pathOf(api.database.kysely, await firstOf("seal:late")))?.seal.day).toBe("2026-03-05");
  expect(await sealProblems(api.database)).toEqual([]);
});

it("waits for running transactions, so that no posting falls between two days", async () => {
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const slow = inOne(async (tx) => {
    await sale(tx, "seal:slow", "2026-03-07T03:00:00Z");
    begun.resolve();
    await go.promise;
  });
  await begun.promise;
  const sealing = Promise.all([1, 2].map(() => sealThrough(api.database, "2026-03-07")));
  go.resolve();
  await Promise.all([slow, sealing]);
  const day = (await pathOf(api.database.kysely, await firstOf("seal:slow")))?.seal.day;
  await sealThrough(api.database, "2026-03-08");
  expect(day ?? "2026-03-08").toMatch(/2026-03-0[78]/);
  expect(await sealProblems(api.database)).toEqual([]);
});

it("proves by a path that a posting is part of its day, also on a day of thousands", async () => {
  const many = Array.from({ length: 700 }, (_, at) => `many:${at}`);
  await inOne((tx) =>
    postAll(
      tx,
      many.map((event) => ofSale(event, "2026-03-09T03:00:00Z")),
    ),
  );
  expect(await pathOf(api.database.kysely, await firstOf("many:0"))).toBeUndefined();
  await sealThrough(api.database, "2026-03-09");
  for (const event of ["many:0", "many:127", "many:128", "many:411", "many:699", "seal:1", "seal:late"]) {
    const path = await pathOf(api.database.kysely, await firstOf(event));
    expect(path && holds(path)).toBe(true);
  }
  expect(await pathOf(api.database.kysely, 999_999_999)).toBeUndefined();
});

it("the check fails when a posting is changed, removed or inserted by force", async () => {
  const id = await firstOf("many:300");
  const complaint = "buku besar 9 Maret 2026 diubah sesudah disegel";
  await byForce(
    `update ledger_posting set amount = amount + 1 where id = ${id}`,
    `update ledger_posting set amount = amount - 1 where id = ${id}`,
    async () => {
      expect(await sealProblems(api.database)).toEqual([complaint]);
      expect(await examine(api.database)).toContain(complaint);
      const path = await pathOf(api.database.kysely, id);
      expect(path && holds(path)).toBe(false);
    },
  );
  await byForce(
    `update ledger_transaction set description = 'Lain' where event = 'many:300'`,
    `update ledger_transaction set description = 'Penjualan many:300' where event = 'many:300'`,
    async () => expect(await sealProblems(api.database)).toEqual([complaint]),
  );
  const pair = (await postingsOf("many:5")).join();
  await byForce(
    `update ledger_posting set at = at + interval '1 year' where id in (${pair})`,
    `update ledger_posting set at = at - interval '1 year' where id in (${pair})`,
    async () => expect(await sealProblems(api.database)).toEqual([complaint]),
  );
  await byForce(
    "update sealed_sum set amount = amount + 1 where account = 'sales' and kind = 'seal'",
    "update sealed_sum set amount = amount - 1 where account = 'sales' and kind = 'seal'",
    async () =>
      expect(await examine(api.database)).toContain(
        "1 × jumlah hari yang disegel tidak sama dengan buku besar: sales 2026-03",
      ),
  );
  expect(await sealProblems(api.database)).toEqual([]);
});

it("the check fails when the seals are rewritten, and the database refuses ordinary changes of seals", async () => {
  await byForce(
    `update seal set root = repeat('0', 64) where day = '2026-03-03'`,
    `update seal set root = '${hashOf("")}' where day = '2026-03-03'`,
    async () =>
      expect(await sealProblems(api.database)).toEqual([
        "segel 3 Maret 2026 diubah",
        "buku besar 3 Maret 2026 diubah sesudah disegel",
      ]),
  );
  for (const sql of [
    "update seal set postings = 0",
    "delete from seal",
    "truncate seal cascade",
    "delete from late_posting",
    "delete from seal_begun",
  ])
    await expect(api.database.pool.query(sql)).rejects.toThrow("append-only");
});
