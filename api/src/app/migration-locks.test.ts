import { createReadStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { restoreBackup } from "../platform/backup/restore-backup.ts";
import type { Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { localFiles } from "../platform/files/file-store.ts";
import { emptyDatabase } from "../testing/empty-database.ts";

const FOLDER = resolve(import.meta.dirname, "../../migrations");
const OLDEST = resolve(import.meta.dirname, "../testing/schemas/before-1.0.0.backup");

/** Tables that grow with use: writers wait while a migration locks one. */
const GROWING = [
  "payment",
  "payment_history",
  "payment_share",
  "transfer_claim",
  "donation",
  "ledger_transaction",
  "ledger_posting",
  "statement_line",
  "shop_order",
  "order_line",
  "enrolment",
  "member",
  "notification",
  "audit_log",
];

/** Accepted exceptions: tables by migration, each with its reason. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {};

/** The file of each table and the positions of its rows: a rewrite changes the first, an update of all rows the second. */
async function places(database: Database): Promise<Record<string, { file: string; rows: string[] }>> {
  const found: Record<string, { file: string; rows: string[] }> = {};
  for (const table of GROWING) {
    const { rows: files } = await database.pool.query<{ file: string | null }>(
      "select pg_relation_filenode(to_regclass($1))::text as file",
      [table],
    );
    const file = files[0]?.file;
    if (!file) continue;
    const { rows } = await database.pool.query<{ place: string }>(`select ctid::text as place from ${table}`);
    found[table] = { file, rows: rows.map(({ place }) => place) };
  }
  return found;
}

/** True if more than a tenth of the rows moved; fewer is a small correction. */
const moved = (before: string[], after: Set<string>) =>
  before.filter((place) => !after.has(place)).length > before.length / 10;

async function rewrittenBy(database: Database, upTo: readonly string[]): Promise<string[]> {
  const before = await places(database);
  await migrate(database, { only: upTo });
  const after = await places(database);
  return Object.entries(before)
    .filter(([table, { file, rows }]) => {
      const now = after[table];
      return now && (now.file !== file || moved(rows, new Set(now.rows)));
    })
    .map(([table]) => table);
}

it("no migration rewrites a large table: donors would wait until it ends", async () => {
  const database = await emptyDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), "barakah-locks-"));
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  await restoreBackup({
    database,
    files: localFiles(dataDirectory),
    from: createReadStream(OLDEST),
    passphrase: "bukan rahasia: data contoh",
  });
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).sort();
  const found: Record<string, readonly string[]> = {};
  const schema = (await readdir(join(FOLDER, "1.0.0"))).filter((name) => name.endsWith(".sql"));
  const baseline = schema.map((name) => `1.0.0/${name}`);
  for (const [at, name] of names.entries()) {
    const tables = await rewrittenBy(database, [...baseline, ...names.slice(0, at + 1)]);
    if (tables.length > 0) found[name] = tables;
  }
  expect(found).toEqual(ACCEPTED);
});
