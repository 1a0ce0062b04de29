import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { migrate, pendingMigrations } from "../platform/database/migrate.ts";
import { catalogueOf, rowsOf } from "../testing/catalogue.ts";
import { emptyDatabase } from "../testing/empty-database.ts";

/** The migrations before 1.0.0, as databases have run them. */
const PACKED = resolve(import.meta.dirname, "../testing/schemas/before-1.0.0.json.gz");
const OLD = JSON.parse(gunzipSync(readFileSync(PACKED)).toString()) as { name: string; sql: string }[];

/** A database as the last version before 1.0.0 left it. */
async function oldDatabase(migrations = OLD) {
  const database = await emptyDatabase();
  const client = await database.pool.connect();
  await client.query(
    "create table migration (name text primary key, hash text not null, applied_at timestamptz not null default now())",
  );
  for (const { name, sql } of migrations) {
    await client.query("begin");
    await client.query(sql);
    const hash = createHash("sha256").update(sql).digest("hex");
    await client.query("insert into migration (name, hash) values ($1, $2)", [name, hash]);
    await client.query("commit");
  }
  client.release();
  return database;
}

it("1.0.0 is the schema that the migrations before it made, with the same rows, constraints, triggers and functions", async () => {
  const [old, fresh] = [await oldDatabase(), await emptyDatabase()];
  const ran = await migrate(old);
  expect(ran.filter((name) => name.startsWith("1.0.0/"))).toEqual([]);
  await migrate(fresh);
  expect(await catalogueOf(old)).toEqual(await catalogueOf(fresh));
  expect(await rowsOf(old)).toEqual(await rowsOf(fresh));
  expect(await migrate(old)).toEqual([]);
});

it("a database that lacks one of the migrations before 1.0.0 is refused", async () => {
  const last = OLD.at(-1)?.name ?? "";
  const old = await oldDatabase(OLD.slice(0, -1));
  // By a start, and by commands such as the doctor.
  for (const ask of [migrate, pendingMigrations])
    await expect(ask(old)).rejects.toThrow(
      `(migrasi ${last} belum dijalankan). Jalankan dulu sekali versi terakhir sebelum 1.0.0, yaitu commit 701a2dd00acd`,
    );
});
