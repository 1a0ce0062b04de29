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
const OLDEST = resolve(import.meta.dirname, "../testing/schemas/0015-announce-names.backup");

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

/** Accepted exceptions and their reasons. */
const BORNE: Readonly<Record<string, readonly string[]>> = {
  // Stored totals of payments and search words of postings, which the treasurer's lists need: once, at night.
  "0026-short-and-long.sql": ["payment"],
  "0032-books.sql": ["ledger_posting"],
  // Every payment gets an unguessable address, which must be written to each row.
  "0041-payment-page.sql": ["payment"],
};

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

/** More than a tenth of the rows: not just a small correction. */
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

it("no migration writes a large table anew: donors would wait for as long as it takes", async () => {
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
  const first = names.indexOf("0015-announce-names.sql") + 1;
  for (let at = first; at < names.length; at++) {
    const name = names[at] ?? "";
    const tables = await rewrittenBy(database, names.slice(0, at + 1));
    if (tables.length > 0) found[name] = tables;
  }
  expect(found).toEqual(BORNE);
});
