import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readConfig } from "./app/config.ts";
import { examine } from "./app/doctor/examine.ts";
import { loadEnvFile } from "./platform/config/env-file.ts";
import { connectDatabase, type DatabaseConnection } from "./platform/database/database.ts";
import { startPostgres } from "./platform/postgres/index.ts";

/** The settings' server, the one of an app that runs, or our own for the time of the examination. */
async function openServer(): Promise<{ connection: DatabaseConnection; stop: () => Promise<void> }> {
  loadEnvFile();
  const config = readConfig();
  if (config.databaseUrl)
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  const directory = resolve(config.dataDirectory, "postgres");
  const host = join(directory, "socket");
  if (existsSync(join(host, ".s.PGSQL.5432"))) {
    return { connection: { host, port: 5432, user: "app", database: "barakah" }, stop: async () => {} };
  }
  return startPostgres({ directory, database: "barakah", log: () => {} });
}

const server = await openServer();
const database = connectDatabase(server.connection, { poolSize: 1, onError: () => {} });
try {
  const complaints = await examine(database);
  for (const complaint of complaints) process.stdout.write(`✗ ${complaint}\n`);
  if (complaints.length === 0)
    process.stdout.write("✓ Buku besar, pembayaran, mutasi, stok, pesanan dan jumlah kampanye cocok.\n");
  process.exitCode = complaints.length === 0 ? 0 : 1;
} finally {
  await database.close();
  await server.stop();
}
