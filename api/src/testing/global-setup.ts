import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { ensureCluster } from "../platform/postgres/cluster.ts";
import { settleHome } from "../platform/postgres/home.ts";
import { startPostgres } from "../platform/postgres/index.ts";
import { packagedNative, prepareNative } from "../platform/postgres/native.ts";
import { openServerLog } from "../platform/postgres/server-log.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server for test databases, the migrated template database, and an unused cluster. */
    postgres: { server: string; template: string; cluster: string };
  }
}

const url = (host: string, user: string, database: string) =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

async function newCluster(directory: string): Promise<string> {
  const home = await settleHome(directory);
  const log = await openServerLog(home.directory, home.identity);
  await ensureCluster(home, await prepareNative(packagedNative(), home), log);
  log.close();
  return home.cluster;
}

/**
 * A clock that is shifted for the tests (libfaketime), to try another date, is shifted for the server too: holds of QRIS
 * amounts, notices and deadlines compare the time of both.
 */
function shiftedClock({ FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD }: NodeJS.ProcessEnv) {
  return FAKETIME === undefined ? {} : { FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD };
}

async function ownServer(directory: string, cluster: string, workers: number) {
  await mkdir(directory);
  await promisify(execFile)("cp", ["-a", cluster, join(directory, "cluster")]);
  const postgres = await startPostgres({
    directory,
    database: "postgres",
    log: () => {},
    environment: shiftedClock(process.env),
    // Test databases are disposable: no fsync, no WAL for replicas, no autovacuum at random moments.
    settings: {
      ...{ fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
      ...{ wal_level: "minimal", max_wal_senders: "0", autovacuum: "off" },
      // The apps that the files of all workers have open at once: up to 14 in a file, each with a pool of 4 and one
      // connection for LISTEN. Refused clients would be a dead database to the tests of readiness and alerts.
      max_connections: String(100 * workers),
    },
  });
  const { host, user } = postgres.connection;
  return { server: url(host, user, "postgres"), stop: () => postgres.stop() };
}

/** One server for the whole run: ours, or TEST_DATABASE_URL. */
export default async function setUp(project: TestProject) {
  const outside = process.env.TEST_DATABASE_URL;
  const place = await mkdtemp(join(tmpdir(), "barakah-test-"));
  // As root, the server runs as another user and must be able to enter.
  await chmod(place, 0o755);
  const cluster = await newCluster(join(place, "new"));
  const { server, stop } = outside
    ? { server: outside, stop: async () => {} }
    : await ownServer(join(place, "running"), cluster, Math.max(2, project.config.maxWorkers));
  const template = `barakah_template_${process.pid}`;

  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const target = new URL(server);
  target.pathname = `/${template}`;
  const database = connectDatabase({ connectionString: target.href }, { poolSize: 1, onError: () => {} });
  await migrate(database);
  await database.close();
  project.provide("postgres", { server, template, cluster });

  return async () => {
    await admin.query(`drop database ${template}`);
    await admin.end();
    await stop();
    await rm(place, { recursive: true, force: true });
  };
}
