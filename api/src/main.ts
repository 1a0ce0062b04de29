import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Logger } from "pino";
import { seedDemo } from "../../demo/seed/seed.ts";
import {
  addDemoAccounts,
  closeDemoAccounts,
  createPasswords,
  DEMO_PASSWORD,
  demoAccountsIn,
  ensureAdministrator,
  firstLink,
  type Passwords,
} from "./accounts/index.ts";
import { buildApp } from "./app/build-app.ts";
import { type Config, examineSettings, readConfig, VERSION } from "./app/config.ts";
import { connectionProblem, poolerProblem } from "./app/database-problems.ts";
import { locateData } from "./app/locate-data.ts";
import { picturesFolder } from "./app/media.ts";
import { refusal, startProblems } from "./app/preflight.ts";
import { stopCleanlyOnSignals } from "./app/stop-cleanly.ts";
import { waitForParts } from "./app/wait-for-parts.ts";
import { watchContent } from "./platform/cache/content-changes.ts";
import { loadEnvFile } from "./platform/config/env-file.ts";
import {
  connectDatabase,
  type Database,
  type DatabaseConnection,
  type Tx,
} from "./platform/database/database.ts";
import { JOB_CONNECTIONS } from "./platform/database/job-connections.ts";
import { migrate } from "./platform/database/migrate.ts";
import { settleSessions } from "./platform/database/session.ts";
import { claimBucket } from "./platform/files/claim-bucket.ts";
import { claimDataFolder } from "./platform/files/claim-data-folder.ts";
import { keepSecret } from "./platform/files/data-folder.ts";
import { type FileStore, uploadsFolder } from "./platform/files/file-store.ts";
import { openFiles } from "./platform/files/open-files.ts";
import { ensureOwnerOnly, PRIVATE_FOLDER } from "./platform/files/owner-only.ts";
import { missingUploads } from "./platform/files/stored-files.ts";
import { createLog } from "./platform/http/log.ts";
import { ensurePortIsFree, listenTrouble } from "./platform/http/port.ts";
import { startPostgres } from "./platform/postgres/index.ts";
import { roomProblem } from "./platform/postgres/room.ts";
import { startTracing } from "./platform/tracing/exporter.ts";

const OLDEST_NODE = 24;

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(`Perlu Node ${OLDEST_NODE} atau lebih baru; ini ${process.version}. Jalankan dengan: npm start`);
}

/** Our own PostgreSQL, or the one that the settings name. */
async function openServer(config: Config, log: Logger) {
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

interface Beginning {
  config: Config;
  database: Database;
  files: FileStore;
  passwords: Passwords;
  log: Logger;
}

/** Runs the migrations over a separate connection, and returns the address of the server itself (not of a pooler). */
async function migrated(config: Config, connection: DatabaseConnection, log: Logger) {
  const { databaseUrl, databaseDirectUrl } = config;
  const direct = databaseDirectUrl ? { connectionString: databaseDirectUrl } : connection;
  const database = connectDatabase(direct, { poolSize: 1, onError: () => {} });
  try {
    const problem = databaseUrl && (await connectionProblem(config, database));
    if (problem) throw new Error(`${problem}.`);
    const done = await migrate(database);
    if (done.length > 0) log.info({ migrations: done.length, last: done.at(-1) }, "migrated");
    if (databaseDirectUrl) await settleSessions(database);
    const pooled = await poolerProblem(config, database);
    if (pooled) throw new Error(`${pooled}.`);
  } finally {
    await database.close();
  }
  return direct;
}

/** Seeds the demo if it is configured, and creates the first administrator. Prints a generated password, which is shown only once. */
async function firstPeople({ config, database, files, passwords, log }: Beginning) {
  const addAccounts = config.demo ? (tx: Tx) => addDemoAccounts(tx, passwords) : undefined;
  if (config.demo && (await seedDemo(database, files, addAccounts))) tell("Data contoh sudah diisi.");
  if (config.production) {
    const closed = await closeDemoAccounts(database, passwords);
    if (closed.length > 0) log.warn({ closed }, "took the demo's known password from its accounts");
  }
  const made = await ensureAdministrator(database, passwords, config.accounts.administrator);
  if (made?.password) await hand(config, made.username, made.password);
  if (made && config.production) await tellOfFirstLink(config, database, made.id);
  if (config.demo) {
    const names = await demoAccountsIn(database);
    if (names.length > 0) tell(`Akun demo: ${names.join(", ")}; password ${DEMO_PASSWORD}`);
  }
}

/** On a terminal it is read and gone; in production the output is collected somewhere, and a file is for its owner alone. */
async function hand(config: Config, username: string, password: string) {
  if (!config.production)
    return tell(`Administrator: ${username}, password ${password} (hanya ditampilkan sekali ini)`);
  const file = await keepSecret(config.dataDirectory, "administrator-password", password);
  tell(`Administrator: ${username}, password di ${file} (hapus setelah dibaca)`);
}

/** A one-time link, valid for a day. Everybody who can read the log can use it. */
async function tellOfFirstLink({ publicUrl }: Config, database: Database, memberId: number) {
  tell(`Pilih password sendiri (sekali pakai, 24 jam): ${await firstLink(database, memberId, publicUrl)}`);
  tell(`Lalu lanjutkan pemasangan di ${publicUrl}/admin/mulai`);
}

const tell = (line: string) => process.stdout.write(`  ${line}\n`);

/** Waits for the database and the storage, which a booting machine may start later than the app. */
async function refuseProblems() {
  let warnings: string[] = [];
  const look = () => {
    warnings = [];
    return startProblems({ warn: (sentence) => warnings.push(sentence) });
  };
  const { config } = examineSettings();
  const problems = config ? await waitForParts(look, config, tell) : await look();
  for (const sentence of warnings) tell(`! ${sentence}`);
  if (problems.length > 0) throw new Error(refusal(problems));
}

async function start() {
  loadEnvFile();
  await refuseProblems();
  const asked = readConfig();
  const log = createLog(asked.logLevel);
  await ensurePortIsFree(asked);
  const config = await locateData(asked, tell);
  // On a shared disk another user may own the folder and sets its modes.
  await ensureOwnerOnly(uploadsFolder(config.dataDirectory)).catch((error) =>
    log.warn({ err: error }, "uploads cannot be closed to other users of this machine"),
  );
  await mkdir(picturesFolder(config.dataDirectory), { recursive: true, mode: PRIVATE_FOLDER });

  const tracing = await startTracing(config.tracing, VERSION);
  const server = await openServer(config, log).catch(async (error) => {
    throw (await roomProblem(config.dataDirectory)) ?? error;
  });
  const stopping = { begun: false };
  const direct = await migrated(config, server.connection, log).catch(async (error) => {
    throw (await roomProblem(config.dataDirectory)) ?? error;
  });
  const connecting = {
    direct: config.databaseDirectUrl ? direct : undefined,
    // A server that we stop ourselves cuts off the last connections while they close. The error carries half the pool.
    onError: ({ message }: Error) => {
      if (!stopping.begun) log.error({ reason: message }, "lost a database connection");
    },
  };
  const database = connectDatabase(server.connection, {
    ...connecting,
    poolSize: config.databasePool,
    heartbeat: true,
  });
  const background = connectDatabase(server.connection, { ...connecting, poolSize: JOB_CONNECTIONS });
  await claimDataFolder(database, config.dataDirectory);
  const given = await claimBucket(database, config);
  if (given > 0) log.info({ files: given }, "gave the uploads of DATA_DIR to the bucket");
  const files = openFiles(config);
  await warnOfLostUploads(files, database, log);
  const passwords = createPasswords();
  await firstPeople({ config, database, files, passwords, log });

  const changes = await watchContent(database, (message) => log.warn(message));
  const app = await buildApp({ config, database, background, changes, passwords, files, log });

  const running = { app, changes, background, database, server, tracing };
  stopCleanlyOnSignals(running, { stopping, log, fail });
  server.ended?.then((reason) => fail(`PostgreSQL berhenti sendiri: ${reason}`));

  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw listenTrouble(error, config);
  });
  await app.jobs.start();
  tell(`BARAKAH APP siap di ${config.publicUrl}`);
}

/** Warns of pictures that cannot be found here: another instance has a folder of its own, or a folder was lost. */
async function warnOfLostUploads(files: FileStore, database: Database, log: Logger) {
  const { missing, of } = await missingUploads(database, files);
  if (missing > 0)
    log.warn(
      { missing, of, folder: files.dataDirectory },
      "uploads that the database names are not to be found: instances of the app must share one DATA_DIR or one S3_BUCKET, and a restored database needs its files",
    );
}

start().catch(fail);
