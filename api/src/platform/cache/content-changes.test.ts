import { EventEmitter, once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aCampaign, aVerifiedDonation } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/test-app.ts";
import { connectDatabase, type Database } from "../database/database.ts";
import { type ContentChanges, watchContent } from "./content-changes.ts";

let database: Database;
let other: Database;
let changes: ContentChanges;
const heard = new EventEmitter();

beforeAll(async () => {
  const { database: first, url } = await testDatabase();
  database = first;
  other = connectDatabase({ connectionString: url }, { poolSize: 1, onError: () => {} });
  changes = await watchContent(database, () => {});
  changes.onChange(() => heard.emit("change"));
});
afterAll(async () => {
  await changes.close();
  await other.close();
});

it("receives changes of another instance of the app", async () => {
  const before = changes.version();
  const change = once(heard, "change");
  const campaign = await aCampaign(other);
  await change;
  expect(changes.version()).toBeGreaterThan(before);

  const gift = once(heard, "change");
  await aVerifiedDonation(other, campaign.id);
  await gift;
});

it("has noticed a change when its author's next request arrives", async () => {
  const campaign = await aCampaign(other);
  await changes.caughtUp();
  for (let turn = 1; turn <= 200; turn += 1) {
    const before = changes.version();
    await other.pool.query("update campaign set target_amount = $1 where id = $2", [turn, campaign.id]);
    await changes.caughtUp();
    expect(changes.version()).toBe(before + 1);
  }
});

it("treats everything as changed after losing its connection, and listens again", async () => {
  const lost = once(heard, "change");
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'barakah-app content' and datname = current_database()",
  );
  await lost;
  expect(changes.listening()).toBe(false);
  await once(heard, "change");
  expect(changes.listening()).toBe(true);
  const again = once(heard, "change");
  await aCampaign(other);
  await again;
});
