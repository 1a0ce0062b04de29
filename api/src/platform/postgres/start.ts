import { join } from "node:path";
import { Client } from "pg";
import { takeAppLock } from "./app-lock.ts";
import { type Connection, ensureCluster, ensureDatabase, SUPERUSER } from "./cluster.ts";
import type { GuardedProcess } from "./guarded-process.ts";
import { type Home, settleHome } from "./home.ts";
import { packagedNative, prepareNative } from "./native.ts";
import { endPredecessor } from "./postmaster.ts";
import { launch, shutDown } from "./server.ts";
import { openServerLog, type ServerLog } from "./server-log.ts";
import { closeSocketDirectory, openSocketDirectory, PORT } from "./socket-directory.ts";

/** Connects commands to the running app's server, or starts one until `stop`. */
export async function reachPostgres(
  options: PostgresOptions,
): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  const host = join(options.directory, "socket");
  const connection = { host, port: PORT, user: SUPERUSER, database: options.database };
  if (await answers(connection)) return { connection, stop: async () => {} };
  return startPostgres(options);
}

async function answers(connection: Connection): Promise<boolean> {
  const client = new Client({ ...connection, ssl: false });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // No server, or a killed one left its socket.
    if (["ENOENT", "ECONNREFUSED"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export interface PostgresOptions {
  /** Holds the cluster, socket, lock, log and possibly a copy of the programs. */
  directory: string;
  database: string;
  log: (message: string) => void;
  /** Extra postgresql.conf settings, such as fsync=off for tests. */
  settings?: Record<string, string>;
  /** Variables of the server beyond its own few, such as a shifted clock for tests. */
  environment?: NodeJS.ProcessEnv;
  /** Directory of the PostgreSQL programs; default: the installed package. */
  native?: string;
}

export interface RunningPostgres {
  connection: Connection;
  stop(): Promise<void>;
  /** Resolves with a reason if the server ends unexpectedly. */
  ended: Promise<string>;
}

export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const home = await settleHome(options.directory);
  const lock = await takeAppLock(home.directory, home.identity);
  if (!lock)
    throw new Error(
      `Aplikasi sudah berjalan dengan data di ${home.directory}; hentikan dahulu, atau pilih DATA_DIR lain.`,
    );
  try {
    return await startLocked(options, home, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(options: PostgresOptions, home: Home, release: () => void) {
  const { log, settings = {}, environment = {} } = options;
  await endPredecessor(home.cluster, log);
  const serverLog = await openServerLog(home.directory, home.identity);
  const leave = async () => {
    serverLog.close();
    await closeSocketDirectory(home.directory);
    release();
  };
  try {
    const native = await prepareNative(options.native ?? packagedNative(), home);
    await ensureCluster(home, native, serverLog);
    const host = await openSocketDirectory(home.directory, home.identity);
    const place = { home, native, socketDirectory: host };
    const server = await launch({ ...place, settings, environment, serverLog, log });
    const connection = { host, port: PORT, user: SUPERUSER, database: options.database };
    await ensureDatabase(connection).catch((error) => shutDown(server).then(() => Promise.reject(error)));
    await serverLog.mark();
    return running(connection, server, serverLog, leave);
  } catch (error) {
    await leave();
    throw error;
  }
}

function running(
  connection: Connection,
  server: GuardedProcess,
  serverLog: ServerLog,
  leave: () => Promise<void>,
): RunningPostgres {
  let stopping: Promise<void> | undefined;
  const ended = new Promise<string>((resolve) => {
    void server.exit.then(async (exit) => {
      if (!stopping) resolve(`PostgreSQL berhenti sendiri (${exit}). ${await serverLog.said()}`.trim());
    });
  });
  const stop = () => {
    stopping ??= shutDown(server).then(leave);
    return stopping;
  };
  return { connection, stop, ended };
}
