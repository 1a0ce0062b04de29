import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type GuardedProcess, spawnGuarded } from "./guarded-process.ts";
import type { Home } from "./home.ts";
import { isAlive, readPidFile } from "./postmaster.ts";
import type { ServerLog } from "./server-log.ts";
import { PORT } from "./socket-directory.ts";

/** For a small machine that must never lose a committed write. */
const DEFAULTS: Record<string, string> = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "50",
  shared_buffers: "128MB",
  max_wal_size: "512MB",
  min_wal_size: "64MB",
  io_method: "sync",
  max_logical_replication_workers: "0",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  logging_collector: "off",
  log_destination: "stderr",
  // The app logs failed statements itself; this log would store members' data.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};

function settingArguments(given: Record<string, string>): string[] {
  return Object.entries({ ...DEFAULTS, ...given }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** The setting is a list: quote the path, which may contain commas. */
function quotedDirectory(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}

const PATIENCE = 30_000;
const SHUTDOWN_PATIENCE = 10_000;
const REMINDER = 10_000;

export interface LaunchPlan {
  home: Home;
  native: string;
  socketDirectory: string;
  settings: Record<string, string>;
  environment: NodeJS.ProcessEnv;
  serverLog: ServerLog;
  log: (message: string) => void;
}

/** Retries while processes of a killed server still hold the cluster. */
export async function launch(plan: LaunchPlan): Promise<GuardedProcess> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    await plan.serverLog.mark();
    const server = await spawnServer(plan);
    const exit = await Promise.race([server.exit, untilReady(server, plan)]);
    if (exit === "ready") return server;
    const said = await plan.serverLog.said();
    if (!/lock file|shared memory block/.test(said) || performance.now() > until)
      throw new Error(`PostgreSQL gagal dijalankan (${exit}): ${said}`);
    await delay(100);
  }
}

async function spawnServer(plan: LaunchPlan): Promise<GuardedProcess> {
  const { cluster, identity } = plan.home;
  const settings = { ...plan.settings, unix_socket_directories: quotedDirectory(plan.socketDirectory) };
  const command = [join(plan.native, "bin", "postgres"), "-D", cluster, "-p", String(PORT)];
  const environment = { ...plan.environment, ...(await strangerInPidFile(cluster)) };
  return plan.serverLog.lend((output) =>
    spawnGuarded([...command, ...settingArguments(settings)], { identity, output, environment }),
  );
}

/**
 * A stale postmaster.pid may name a process that belongs to someone else by now, and PostgreSQL would refuse to
 * start. Declaring that process its grandparent makes PostgreSQL ignore it. Unlike deleting the file, this keeps its
 * check for processes that still hold the shared memory.
 */
async function strangerInPidFile(cluster: string): Promise<Record<string, string>> {
  const found = await readPidFile(cluster);
  return found && isAlive(found.pid) ? { PG_GRANDPARENT_PID: String(found.pid) } : {};
}

async function untilReady(server: GuardedProcess, plan: LaunchPlan): Promise<"ready"> {
  let gone = false;
  let reminder = performance.now() + REMINDER;
  void server.exit.then(() => {
    gone = true;
  });
  while (!gone) {
    const state = await readPidFile(plan.home.cluster);
    if (state?.pid === server.pid && state.ready) return "ready";
    if (performance.now() > reminder) {
      plan.log("PostgreSQL masih memulihkan data; mohon tunggu.");
      reminder += REMINDER;
    }
    await delay(10);
  }
  return new Promise(() => undefined);
}

/** Fast shutdown; after the time limit an immediate one, from which the next start recovers. */
export async function shutDown(server: GuardedProcess, patience = SHUTDOWN_PATIENCE): Promise<void> {
  const timer = setTimeout(() => signal(server, "SIGQUIT"), patience);
  signal(server, "SIGINT");
  await server.exit;
  clearTimeout(timer);
}

function signal(server: GuardedProcess, name: NodeJS.Signals): void {
  try {
    process.kill(server.pid, name);
  } catch {
    // Already ended.
  }
}
