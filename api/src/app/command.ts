import { resolve } from "node:path";
import { loadEnvFile } from "../platform/config/env-file.ts";
import { connectDatabase, type Database } from "../platform/database/database.ts";
import { wasMigrated } from "../platform/database/migrate.ts";
import { reachPostgres } from "../platform/postgres/index.ts";
import { type Config, readConfig } from "./config.ts";
import { settledConfig } from "./settled-config.ts";

/** The server of an app that runs, one of our own until `stop`, or the one that the settings name. */
export async function openServer(config: Config) {
  if (config.databaseUrl)
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  const directory = resolve(config.dataDirectory, "postgres");
  return reachPostgres({ directory, database: "barakah", log: () => {} });
}

/** A command beside the app: works on its database, whether it runs or not, and leaves everything as it was. */
export async function runCommand(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  try {
    loadEnvFile();
    const config = await settledConfig(readConfig(), () => {});
    const server = await openServer(config);
    const database = connectDatabase(server.connection, { poolSize: 1, onError: () => {} });
    try {
      if (!(await wasMigrated(database)))
        throw new Error("Belum ada data di sini; jalankan dahulu: npm start");
      await work(database, config);
    } finally {
      await database.close();
      await server.stop();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
