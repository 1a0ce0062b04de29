import { beforeAll, expect, it } from "vitest";
import type { Tx } from "../platform/database/database.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { balanceOf, bank, campaign, post, postReversal, sales, timesPosted, wasPosted } from "./index.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const inOne = <T>(work: (tx: Tx) => Promise<T>) => api.database.kysely.transaction().execute(work);

/** One payment for two things: one debit, shared credits. */
const shared = (event: string, at?: string) => ({
  event,
  description: "Untuk dua hal",
  legs: [
    { account: bank("bsi"), amount: 70_000 },
    { account: campaign(4711), amount: -50_000 },
    { account: sales(), amount: -20_000 },
  ],
  ...(at && { at }),
});

it("posts an event once, with as many legs as it has, on the day when it happened", async () => {
  const day = "2025-03-01T02:00:00.000Z";
  const posted = [];
  for (const at of [day, undefined]) posted.push(await inOne((tx) => post(tx, shared("test:1:a", at))));
  expect(posted).toEqual([true, false]);
  expect(await balanceOf(api.database.kysely, campaign(4711))).toBe(-50_000);
  const stored = await api.database.kysely
    .selectFrom("ledger_transaction")
    .select("created_at")
    .where("event", "=", "test:1:a")
    .executeTakeFirstOrThrow();
  expect(stored.created_at).toBe(day);
});

it("stores nothing of an event whose legs do not balance", async () => {
  const { legs, ...event } = shared("test:2:a");
  await expect(inOne((tx) => post(tx, { ...event, legs: legs.slice(0, 2) }))).rejects.toThrow("balance");
  expect(await wasPosted(api.database.kysely, "test:2:a")).toBe(false);
});

it("reverses an event once", async () => {
  await inOne((tx) => post(tx, shared("test:3:a")));
  const back = { event: "test:3:a:reversed", description: "Kembali" };
  expect(await inOne((tx) => postReversal(tx, "test:3:a", back))).toBe(true);
  expect(await inOne((tx) => postReversal(tx, "test:3:a", back))).toBe(false);
  for (const account of [bank("bsi"), campaign(4711), sales()])
    expect(await balanceOf(api.database.kysely, account, "test:3")).toBe(0);
  expect(await timesPosted(api.database.kysely, "test:3")).toBe(2);
  await expect(inOne((tx) => postReversal(tx, "test:4", back))).rejects.toThrow("never posted");
});

it("does not treat `_` in an event prefix as a wildcard", async () => {
  await inOne((tx) => post(tx, shared("test:55:a")));
  expect(await timesPosted(api.database.kysely, "test:5_")).toBe(0);
});
