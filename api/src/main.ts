import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import pino from "pino";
import { buildApp } from "./app/build-app.ts";
import { picturesFolder } from "./app/media.ts";
import { seedDemo } from "./app/seed-demo.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { watchContent } from "./platform/content-changes.ts";
import { connectDatabase, type DatabaseConnection } from "./platform/database.ts";
import { migrate } from "./platform/migrate.ts";
import { startPostgres } from "./platform/postgres/index.ts";

const OLDEST_NODE = 24;

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(`Perlu Node ${OLDEST_NODE} atau lebih baru; ini ${process.version}. Jalankan dengan: npm start`);
}

/** Our own PostgreSQL, or the one that the settings name. */
async function openServer(config: Config, log: pino.Logger) {
  if (config.databaseUrl) {
    return {
      connection: { connectionString: config.databaseUrl } as DatabaseConnection,
      stop: async () => {},
    };
  }
  const server = await startPostgres({
    directory: resolve(config.dataDirectory, "postgres"),
    database: "barakah",
    log: (message) => log.info(message),
  });
  return { connection: server.connection, stop: () => server.stop(), ended: server.ended };
}

async function start() {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  await mkdir(picturesFolder(config.dataDirectory), { recursive: true });

  const server = await openServer(config, log);
  const database = connectDatabase(server.connection, {
    poolSize: config.databasePool,
    onError: (error) => log.error({ err: error }, "lost a database connection"),
  });
  for (const name of await migrate(database)) log.info({ migration: name }, "migrated");
  if (config.demo && (await seedDemo(database, picturesFolder(config.dataDirectory))))
    log.info("seeded the demo");

  const changes = await watchContent(database, (message) => log.warn(message));
  const app = await buildApp({ config, database, changes, log });

  async function stop() {
    await app.close();
    await changes.close();
    await database.close();
    await server.stop();
  }
  stopOnSignals(stop, log);
  server.ended?.then((reason) => fail(`PostgreSQL berhenti sendiri: ${reason}`));

  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`\n  BARAKAH APP siap di ${config.publicUrl}\n\n`);
}

function stopOnSignals(stop: () => Promise<void>, log: pino.Logger) {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not cut running requests short; the shell's kill -9 is there for that.
      if (stopping) return;
      stopping = true;
      log.info({ signal }, "stopping");
      stop().then(() => process.exit(0), fail);
    });
  }
}

start().catch(fail);
