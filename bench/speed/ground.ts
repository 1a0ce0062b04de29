import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase, type Database } from "../../api/src/platform/database/database.ts";
import { migrate } from "../../api/src/platform/database/migrate.ts";
import { startPostgres } from "../../api/src/platform/postgres/index.ts";
import { sharedSecret } from "../../api/src/platform/secrets.ts";
import { databaseCpu } from "./database-cpu.ts";
import { fillCampaigns } from "./fill.ts";
import { BROWSER_SECRET } from "./subjects.ts";

export interface Ground {
  directory: string;
  /** The database URL for each catalogue size. */
  urls: Map<number, string>;
  databaseCpu: (() => number) | undefined;
  stop(): Promise<void>;
}

const fail = (error: Error) => {
  throw error;
};

async function filled(url: string, rows: number) {
  const database = connectDatabase({ connectionString: url }, { poolSize: 1, onError: fail });
  await database.pool.query("set statement_timeout = 0");
  await migrate(database);
  await database.pool.query("set statement_timeout = 0");
  await fillCampaigns(database, rows);
  await sharedSecret(database, "browser", BROWSER_SECRET);
  await database.close();
}

/** A PostgreSQL with the app's settings and a filled database for each size. */
export async function layGround(sizes: readonly number[], say: (text: string) => void): Promise<Ground> {
  const directory = await mkdtemp(join(tmpdir(), "barakah-bench-"));
  // Not inside the first directory: PostgreSQL may run as another user, who cannot enter it.
  const postgres = await mkdtemp(join(tmpdir(), "barakah-bench-postgres-"));
  const server = await startPostgres({
    directory: postgres,
    database: "postgres",
    log: say,
  });
  const { host, user } = server.connection;
  const urlOf = (name: string) => `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const admin: Database = connectDatabase(
    { connectionString: urlOf("postgres") },
    { poolSize: 1, onError: fail },
  );
  const urls = new Map<number, string>();
  for (const rows of sizes) {
    const name = `bench_${rows}`;
    say(`filling ${rows} campaigns`);
    await admin.pool.query(`create database ${name}`);
    await filled(urlOf(name), rows);
    urls.set(rows, urlOf(name));
  }
  return {
    directory,
    urls,
    databaseCpu: await databaseCpu(admin),
    async stop() {
      await admin.close();
      await server.stop();
      for (const made of [directory, postgres]) await rm(made, { recursive: true, force: true });
    },
  };
}
