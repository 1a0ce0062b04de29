import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { loadEnvFile } from "../platform/config/env-file.ts";
import { connectDatabase, type Database } from "../platform/database/database.ts";
import { pendingMigrations, wasMigrated } from "../platform/database/migrate.ts";
import { reachPostgres } from "../platform/postgres/index.ts";
import { type Config, readConfig } from "./config.ts";
import { locateData } from "./locate-data.ts";

/** The running app's server, our own until `stop`, or the configured one; always direct, never through a pooler. */
export async function openServer(config: Config) {
  const address = config.databaseDirectUrl ?? config.databaseUrl;
  if (address) return { connection: { connectionString: address }, stop: async () => {} };
  const directory = resolve(config.dataDirectory, "postgres");
  return reachPostgres({ directory, database: "barakah", log: () => {} });
}

type Work = (database: Database, config: Config) => Promise<void>;

async function onDatabase(work: Work) {
  loadEnvFile();
  const config = await locateData(readConfig(), () => {});
  const server = await openServer(config);
  const database = connectDatabase(server.connection, { poolSize: 1, onError: () => {} });
  try {
    await work(database, config);
  } finally {
    await database.close();
    await server.stop();
  }
}

async function telling(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function refuseOlderTables(database: Database) {
  const pending = await pendingMigrations(database);
  if (pending.length > 0)
    throw new Error(
      `Data ini belum dimutakhirkan ke versi ini: ${pending.length} perubahan tabel menunggu, dari ${pending[0]}. Jalankan npm start sekali; ia memutakhirkannya sendiri.`,
    );
}

/** Runs a command on the app's database, whether the app runs or not. A backup also works before an upgrade. */
export const runCommand = (work: Work, { olderTables = false } = {}): Promise<void> =>
  telling(() =>
    onDatabase(async (database, config) => {
      if (!(await wasMigrated(database)))
        throw new Error("Belum ada data di sini; jalankan dahulu: npm start");
      if (!olderTables) await refuseOlderTables(database);
      await work(database, config);
    }),
  );

/** Runs a command on an installation that is still empty. If it fails, it leaves no database behind. */
export const runOnNothing = (work: Work): Promise<void> =>
  telling(async () => {
    loadEnvFile();
    const { databaseUrl, dataDirectory } = await locateData(readConfig(), () => {});
    const own = resolve(dataDirectory, "postgres");
    const isNew = !databaseUrl && !existsSync(own);
    try {
      await onDatabase(work);
    } catch (error) {
      if (isNew) await rm(own, { recursive: true, force: true, maxRetries: 10 });
      throw error;
    }
  });
