import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { PoolClient } from "pg";
import type { Database } from "../database/database.ts";
import { uploadsFolder } from "../files/private-images.ts";
import { part } from "./archive.ts";
import { copyOut } from "./copy.ts";
import { type HeldFiles, holdUploads } from "./held-files.ts";
import { backupName, superfluous } from "./retention.ts";
import { seal } from "./sealed.ts";
import { copyOutOf, migrationsIn, sequencesOf, tablesOf } from "./tables.ts";

export interface BackupPlan {
  database: Database;
  dataDirectory: string;
  /** Where backups are kept. */
  folder: string;
  passphrase: string;
}

export interface TakenBackup {
  file: string;
  rows: number;
  files: number;
}

type Counted = { rows: Record<string, number>; files: number };

async function* tableParts(client: PoolClient, counted: Counted) {
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*) as rows from ${client.escapeIdentifier(table.name)}`,
    );
    counted.rows[table.name] = rows[0]?.rows ?? 0;
    yield* part({ kind: "table", ...table }, copyOut(client, copyOutOf(table)));
  }
}

async function* fileParts(held: HeldFiles, counted: Counted) {
  for (const file of held.files) {
    yield* part({ kind: "file", ...file }, held.read(file.path));
    counted.files += 1;
  }
}

async function* archive(client: PoolClient, held: HeldFiles, takenAt: Date, counted: Counted) {
  const migrations = await migrationsIn(client);
  yield* part({ kind: "about", takenAt: takenAt.toISOString(), migrations });
  yield* tableParts(client, counted);
  // Counters run ahead of any snapshot: read last, they are behind no row.
  yield* part({ kind: "sequences", values: await sequencesOf(client) });
  yield* fileParts(held, counted);
  yield* part({ kind: "end", ...counted });
}

/** Any fixed number. Two at once would take each other's held files for leftovers. */
const LOCK = 724_350_187;

/** The first question of the transaction: it also fixes what all others see. */
async function takeTurn(client: PoolClient) {
  const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [
    LOCK,
  ]);
  if (!rows[0]?.mine)
    throw new Error("Cadangan lain sedang dibuat. Tunggu sampai selesai, lalu jalankan lagi.");
}

/** One view of all tables for as long as the copying lasts, while everybody goes on writing. */
async function inSnapshot<T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let failure: Error | undefined;
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A copy that broke off in the middle leaves a connection that nobody can use any more.
    client.release(failure);
  }
}

async function flush(path: string) {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

async function removeSuperfluous(folder: string) {
  for (const name of superfluous(await readdir(folder))) await rm(join(folder, name), { force: true });
}

/**
 * A backup of database and uploads, while the app runs. A file is stored before a row names it and leaves a day after the last
 * one that did: all that the snapshot names is still there when, at once, the files are held.
 */
export async function takeBackup(plan: BackupPlan, now = new Date()): Promise<TakenBackup> {
  const { database, dataDirectory, folder, passphrase } = plan;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, backupName(now));
  const unfinished = `${file}.part`;
  const counted: Counted = { rows: {}, files: 0 };
  try {
    await inSnapshot(database, async (client) => {
      await takeTurn(client);
      const held = await holdUploads(dataDirectory, uploadsFolder(dataDirectory));
      try {
        await pipeline(
          archive(client, held, now, counted),
          createGzip({ level: 3 }),
          (source: AsyncIterable<Buffer>) => seal(source, passphrase),
          createWriteStream(unfinished, { mode: 0o600 }),
        );
      } finally {
        await held.release();
      }
    });
    await flush(unfinished);
    await rename(unfinished, file);
    await flush(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await removeSuperfluous(folder);
  const rows = Object.values(counted.rows).reduce((sum, count) => sum + count, 0);
  return { file, rows, files: counted.files };
}
