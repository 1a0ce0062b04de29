import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startPostgres } from "../platform/postgres/index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server where tests may create databases, and the migrated database that they copy. */
    postgres: { server: string; template: string };
  }
}

const url = (host: string, user: string, database: string) =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

async function ownServer(): Promise<{ server: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "barakah-test-"));
  const postgres = await startPostgres({
    directory,
    database: "postgres",
    log: () => {},
    // These databases are thrown away: nothing is gained by waiting for the disk.
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
  });
  const { host, user } = postgres.connection;
  return {
    server: url(host, user, "postgres"),
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** One server for the whole run: ours, or the one that TEST_DATABASE_URL names. */
export default async function setUp(project: TestProject) {
  const outside = process.env.TEST_DATABASE_URL;
  const { server, stop } = outside ? { server: outside, stop: async () => {} } : await ownServer();
  const template = `barakah_template_${process.pid}`;

  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const target = new URL(server);
  target.pathname = `/${template}`;
  const database = connectDatabase({ connectionString: target.href }, { poolSize: 1, onError: () => {} });
  await migrate(database);
  await database.close();
  project.provide("postgres", { server, template });

  return async () => {
    await admin.query(`drop database ${template}`);
    await admin.end();
    await stop();
  };
}
