import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { PoolClient } from "pg";
import { atBaseline, type Baseline, readBaseline, recogniseBaseline } from "./baseline.ts";
import type { Database } from "./database.ts";

const FOLDER = resolve(import.meta.dirname, "../../../migrations");
/** Any fixed number: instances that start together queue on this advisory lock. */
const LOCK = 724_350_186;

interface Migration {
  name: string;
  sql: string;
  hash: string;
}

const DATA = /\{\{(data\/[\w.-]+)\.gz\}\}/g;

/** Long lists are compressed files, which `{{data/name.csv.gz}}` in a migration stands for. */
async function withData(folder: string, sql: string): Promise<string> {
  const parts = await Promise.all(
    [...sql.matchAll(DATA)].map(async ([mark, path]): Promise<[string, string]> => {
      const packed = await readFile(resolve(folder, `${path}.gz`));
      return [mark, gunzipSync(packed).toString()];
    }),
  );
  return parts.reduce((text, [mark, data]) => text.replace(mark, () => data), sql);
}

async function readMigrations(folder: string, baseline: Baseline | undefined): Promise<Migration[]> {
  const later = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const names = [...(baseline?.files ?? []), ...later];
  return Promise.all(
    names.map(async (name) => {
      const sql = await withData(folder, await readFile(resolve(folder, name), "utf8"));
      return { name, sql, hash: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function apply(client: PoolClient, migration: Migration) {
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await client.query("insert into migration (name, hash) values ($1, $2)", [
      migration.name,
      migration.hash,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Migrasi ${migration.name} gagal: ${reason}. Tidak ada yang berubah; perbaiki sebabnya, atau kembali ke versi sebelumnya, lalu jalankan lagi.`,
      { cause: error },
    );
  }
}

/** Older code on a newer schema would write data that the newer code does not understand. */
function refuseUnknown(named: readonly string[], migrations: Migration[]) {
  const ours = new Set(migrations.map(({ name }) => name));
  const unknown = named.find((name) => !ours.has(name));
  if (unknown)
    throw new Error(
      `Data ini dari versi aplikasi yang lebih baru (migrasi ${unknown} tidak dikenal di sini). Pasang versi itu atau yang lebih baru, lalu jalankan lagi.`,
    );
}

async function runPending(
  client: PoolClient,
  migrations: Migration[],
  baseline: Baseline | undefined,
): Promise<string[]> {
  await client.query(
    "create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())",
  );
  const applied = await client.query<{ name: string; hash: string }>("select name, hash from migration");
  const found = new Map(applied.rows.map((row) => [row.name, row.hash]));
  const hashOf = (name: string) => found.get(name) ?? migrations.find((one) => one.name === name)?.hash ?? "";
  const ran = [...found.keys()];
  const names = atBaseline(ran, baseline);
  refuseUnknown(names, migrations);
  if (baseline && names !== ran) await recogniseBaseline(client, found, baseline, hashOf);
  const known = new Map(names.map((name) => [name, hashOf(name)]));
  const changed = migrations.find(({ name, hash }) => known.has(name) && known.get(name) !== hash);
  if (changed) throw new Error(`Migrasi ${changed.name} sudah dijalankan lalu berubah. Tulis migrasi baru.`);
  const pending = migrations.filter(({ name }) => !known.has(name));
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

/** Runs pending migrations, or exactly the named ones. Safe when several instances start at once. Returns what it ran. */
export async function migrate(
  database: Database,
  { folder = FOLDER, only }: { folder?: string; only?: readonly string[] } = {},
): Promise<string[]> {
  const baseline = await readBaseline(folder);
  const all = await readMigrations(folder, baseline);
  const wanted = only && atBaseline(only, baseline);
  if (wanted) refuseUnknown(wanted, all);
  const migrations = wanted ? all.filter(({ name }) => wanted.includes(name)) : all;
  const client = await database.pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    return await runPending(client, migrations, baseline);
  } finally {
    // Closing the connection also releases the advisory lock, whatever happened.
    client.release(true);
  }
}

/** The migrations that the next start would run. Throws if this version cannot work with the data. */
export async function pendingMigrations(database: Database, folder = FOLDER): Promise<string[]> {
  const baseline = await readBaseline(folder);
  const migrations = await readMigrations(folder, baseline);
  const { rows } = await database.pool.query<{ name: string }>("select name from migration");
  const ran = atBaseline(
    rows.map(({ name }) => name),
    baseline,
  );
  refuseUnknown(ran, migrations);
  return migrations.map(({ name }) => name).filter((name) => !ran.includes(name));
}

export async function wasMigrated(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query("select to_regclass('migration') is not null as found");
  return rows[0]?.found ?? false;
}
