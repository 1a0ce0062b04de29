import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { PoolClient } from "pg";
import type { Database } from "../database/database.ts";
import { allowLongWork } from "../database/session.ts";
import type { FileStore } from "../files/file-store.ts";
import type { HeldFiles } from "../files/held-files.ts";
import type { Jobs } from "../jobs.ts";
import { part } from "./archive.ts";
import type { BackupConfig } from "./config.ts";
import { copyOut } from "./copy.ts";
import { encrypt } from "./encrypted.ts";
import { claimPlace, identityOf, ownBackups } from "./own-backups.ts";
import { type BackupPlace, backupPlace } from "./place.ts";
import { backupName, installationName, superfluous } from "./retention.ts";
import { copyOutOf, migrationsIn, sequencesOf, tablesOf } from "./tables.ts";

const LOOK_EVERY_SECONDS = 15 * 60;
const DAY = 24 * 3600_000;

/** One backup per day across all instances of the app. Checks more often, to catch up after downtime. */
export function backUpDaily(
  jobs: Jobs,
  parts: { database: Database; files: FileStore; backup: BackupConfig; proven: BackupPlan["proven"] },
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void },
) {
  const { passphrase } = parts.backup;
  const place = backupPlace(parts.backup);
  if (!place || !passphrase) return;
  const { database, files, proven } = parts;
  jobs.isLong("backup");
  jobs.every("backup", LOOK_EVERY_SECONDS, async (tx) => {
    const { backups, future } = await ownBackups(place, database);
    if (future.length > 0) log.warn({ files: future.map(({ name }) => name) }, "backups dated in the future");
    const [last] = backups;
    if (last && Date.now() - last.at.getTime() < DAY) return;
    await allowLongWork(tx);
    const taken = await takeBackup({ database, files, place, passphrase, proven });
    log.info(taken, "took a backup");
    if (taken.notRemoved) log.warn({ reason: taken.notRemoved }, "old backups could not be removed");
  });
}

export interface BackupPlan {
  database: Database;
  files: FileStore;
  place: BackupPlace;
  passphrase: string;
  /** Of deriving the key, if not the usual: tests that are not about encryption save half a second each time. */
  keyCost?: number;
  /** The newest backup that was restored successfully, which is never deleted. */
  proven?(): Promise<string | undefined>;
}

export interface TakenBackup {
  name: string;
  file: string;
  rows: number;
  files: number;
  /** Why old backups could not be removed. The new one is complete all the same. */
  notRemoved?: string;
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
    const content = await held.read(file.path);
    if (!content) continue;
    yield* part({ kind: "file", ...file }, content);
    counted.files += 1;
  }
}

async function* archive(client: PoolClient, held: HeldFiles, takenAt: Date, counted: Counted) {
  const migrations = await migrationsIn(client);
  yield* part({ kind: "about", takenAt: takenAt.toISOString(), migrations });
  yield* tableParts(client, counted);
  // Sequences are not part of the snapshot: read last, they are at least as high as every copied row.
  yield* part({ kind: "sequences", values: await sequencesOf(client) });
  yield* fileParts(held, counted);
  yield* part({ kind: "end", ...counted });
}

/** Any fixed number. Two backups at once would delete each other's held files. */
const LOCK = 724_350_187;

/** The first query of the transaction, which also takes the snapshot. */
async function takeToken(client: PoolClient) {
  const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [
    LOCK,
  ]);
  if (!rows[0]?.mine)
    throw new Error("Cadangan lain sedang dibuat. Tunggu sampai selesai, lalu jalankan lagi.");
}

/** One consistent snapshot of all tables while others go on writing. */
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
    // After an aborted copy the connection cannot be reused.
    client.release(failure);
  }
}

async function removeSuperfluous({ place, database, proven }: BackupPlan, now: Date) {
  const { backups } = await ownBackups(place, database, now);
  for (const name of superfluous(backups, now, await proven?.())) await place.remove(name);
}

/**
 * Backs up the database and the uploads while the app runs. A file is stored before a row names it and deleted at
 * least a day after the last row that did, so every file in the snapshot still exists when it is held. Exception: a
 * profile picture that its owner deletes meanwhile may be missing.
 */
export async function takeBackup(plan: BackupPlan, now = new Date()): Promise<TakenBackup> {
  const { database, files, place, passphrase, keyCost } = plan;
  const identity = await identityOf(database);
  await claimPlace(place, identity);
  const name = backupName(installationName(identity), now);
  const counted: Counted = { rows: {}, files: 0 };
  await inSnapshot(database, async (client) => {
    await takeToken(client);
    const held = await files.hold();
    try {
      await pipeline(
        archive(client, held, now, counted),
        createGzip({ level: 3 }),
        (source: AsyncIterable<Buffer>) => encrypt(source, passphrase, keyCost),
        (sealed: AsyncIterable<Buffer>) => place.write(name, sealed),
      );
    } finally {
      await held.release();
    }
  });
  const rows = Object.values(counted.rows).reduce((sum, count) => sum + count, 0);
  const taken = { name, file: place.where(name), rows, files: counted.files };
  return removeSuperfluous(plan, now).then(
    () => taken,
    (error: Error) => ({ ...taken, notRemoved: error.message }),
  );
}
