import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { createPasswords, type Passwords } from "../accounts/index.ts";
import { buildApp } from "../app/build-app.ts";
import { type Config, readConfig } from "../app/config.ts";
import { watchContent } from "../platform/cache/content-changes.ts";
import { connectDatabase, type Database } from "../platform/database/database.ts";
import { type Answer, send } from "./calls.ts";
import { closeAfterFile } from "./closing.ts";

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: inject("postgres").server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/**
 * Few connections, as in production. A busy machine must not turn a queue in front of them into a refusal: no test depends on
 * how long it takes.
 */
const CONNECTING = { poolSize: 4, patienceMilliseconds: 120_000, onError: () => {} };

/** A database for one test file, copied from the migrated template and dropped at the end. */
export async function testDatabase(): Promise<{ database: Database; url: string }> {
  const { server, template } = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  // File copy costs a third of writing every page to the WAL.
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = connectDatabase({ connectionString: url.href }, CONNECTING);
  closeAfterFile(async () => {
    // A test may have closed it.
    if (!database.pool.ended) await database.close();
    await onServer(`drop database ${name} with (force)`);
  });
  return { database, url: url.href };
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  config: Config;
  passwords: Passwords;
  settings: Record<string, string>;
  /** As a new visitor without cookies. */
  get<T = never>(url: string, headers?: Record<string, string>): Promise<Answer<T> & { total: number }>;
}

/** All calls of a test share one address, most without a cookie. */
const UNLIMITED = {
  PAYMENTS_WITHOUT_COOKIE_AND_MINUTE: "1000000",
  PAYMENTS_PER_BROWSER: "1000000",
  OPEN_QRIS_GIFTS_WITHOUT_COOKIE: "1000000",
  UNPAID_PIECES_PER_PRODUCT: "1000000",
  UNPAID_SEATS_PER_EVENT: "1000000",
  NEWCOMERS_STOCK_PERCENT: "100",
};

/** Strong hashing would cost too much CPU. */
const weakPasswords = () => createPasswords({ memoryCost: 64, timeCost: 1 });

/** The real app on a real database, called in process; with weak password hashing by default. */
export async function testApp(
  settings: Record<string, string> = {},
  { log, passwords }: { log?: FastifyBaseLogger; passwords?: Passwords } = {},
): Promise<TestApp> {
  const { database } = await testDatabase();
  return appOn(database, { ...UNLIMITED, ...settings }, passwords, log);
}

/** The same with the default limits. */
export async function limitedApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const { database } = await testDatabase();
  return appOn(database, settings);
}

/** The same database through connections of its own. */
export function connectedAgain({ pool }: Database): Database {
  const own = connectDatabase({ connectionString: `${pool.options.connectionString}` }, CONNECTING);
  closeAfterFile(() => own.close());
  return own;
}

/** Another instance of the app on the same database. */
export const copyOf = ({ database, settings }: TestApp): Promise<TestApp> =>
  appOn(connectedAgain(database), settings);

/** The app on a database that the test has connected. */
export async function appOn(
  database: Database,
  settings: Record<string, string>,
  passwords = weakPasswords(),
  log?: FastifyBaseLogger,
) {
  const data = await mkdtemp(join(tmpdir(), "barakah-data-"));
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    WEB: "off",
    // Tests change the database directly and expect to see it at once.
    CONTENT_CACHE_SECONDS: "0",
    DATA_DIR: data,
    ...settings,
  });
  const changes = await watchContent(database, () => {});
  const app = await buildApp({ config, database, changes, passwords, ...(log && { log }) });
  closeAfterFile(async () => {
    await app.close();
    await changes.close();
    await rm(data, { recursive: true, force: true });
  });
  return {
    app,
    database,
    config,
    passwords,
    settings,
    async get<T = never>(url: string, headers: Record<string, string> = {}) {
      const answer = await send<T>({ app }, "GET", url, undefined, headers);
      return { ...answer, total: Number(answer.headers["x-total-count"] ?? Number.NaN) };
    },
  };
}
