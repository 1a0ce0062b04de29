import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enrolmentsOf } from "../academy/queries/enrolments.ts";
import { addDemoAccounts, createPasswords } from "../accounts/index.ts";
import type { Database } from "../platform/database.ts";
import { cartOf } from "../shop/queries/cart.ts";
import { ordersOf } from "../shop/queries/order-list.ts";
import { wishesOf } from "../shop/queries/wishes.ts";
import { testDatabase } from "../testing/test-app.ts";
import { examine } from "./doctor.ts";
import { seedDemo } from "./seed-demo.ts";

let database: Database;
let folder: string;
const folders = () => ({ pictures: join(folder, "pictures"), videos: join(folder, "videos") });
const seed = () => seedDemo(database, folders(), (tx) => addDemoAccounts(tx, createPasswords()));

beforeAll(async () => {
  ({ database } = await testDatabase());
  folder = await mkdtemp(join(tmpdir(), "barakah-demo-"));
  expect(await seed()).toBe(true);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("has books that agree", async () => {
  expect(await examine(database)).toEqual([]);
});

it("has passed money on, never more than a campaign has", async () => {
  const { rows } = await sql<{ left: number }>`
    select -sum(p.amount)::bigint as left from ledger_posting p
    where p.account in (select 'campaign:' || campaign_id from payout) group by p.account`.execute(
    database.kysely,
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { left } of rows) expect(left).toBeGreaterThan(0);
});

it("brings its pictures and videos, and seeds only once", async () => {
  expect((await readdir(folders().videos)).length).toBeGreaterThan(0);
  expect((await readdir(folders().pictures)).length).toBeGreaterThan(10);
  expect(await seed()).toBe(false);
});

it("has a member who learns, pays, was rejected, and earned a certificate", async () => {
  const { id } = await database.kysely
    .selectFrom("member")
    .select("id")
    .where("username", "=", "demo")
    .executeTakeFirstOrThrow();
  const { rows } = await enrolmentsOf(database, id);
  const states = rows.map(({ payment_status }) => payment_status);
  expect(new Set(states)).toEqual(new Set(["pending", "verified", "rejected"]));
  expect(rows.some(({ certificate_number }) => certificate_number !== null)).toBe(true);
  expect(rows.some(({ done_count, next_material_id }) => done_count > 0 && next_material_id !== null)).toBe(
    true,
  );
  expect(rows.find(({ payment_status }) => payment_status === "rejected")?.reject_reason).toBeTruthy();
});

it("has a member who buys: an order in every state, a full cart and wishes", async () => {
  const { id } = await database.kysely
    .selectFrom("member")
    .select("id")
    .where("username", "=", "demo")
    .executeTakeFirstOrThrow();
  const { rows } = await ordersOf(database, id, {});
  expect(rows.map(({ status }) => status)).toEqual([
    "waiting_payment",
    "processing",
    "shipped",
    "cancelled",
    "finished",
  ]);
  expect((await cartOf(database, id)).lines.every(({ isSold }) => isSold)).toBe(true);
  expect((await wishesOf(database, id)).total).toBeGreaterThan(1);
});
