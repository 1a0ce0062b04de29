import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PROJECT = resolve(import.meta.dirname, "../..");

/** All requests come from one address here, so rate limits are off. */
const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: "1000000000",
  SIGN_INS_PER_ADDRESS: "1000000",
  PAYMENTS_WITHOUT_COOKIE_AND_MINUTE: "1000000",
  PAYMENTS_PER_BROWSER: "1000000",
  PROOFS_PER_PAYER_AND_HOUR: "1000000",
  STAFF_TWO_STEP: "off",
};

export interface App {
  process: ChildProcess;
  url: string;
  data: string;
}

/** As root, the database runs as another user and must be able to enter. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "barakah-faults-"));
  await chmod(folder, 0o755);
  return folder;
}

export interface AppOptions {
  data: string;
  port: number;
  env?: Record<string, string>;
  /** Directory of another version of the app. */
  project?: string;
  /** Extra arguments for node. */
  node?: string[];
}

export async function startApp({
  data,
  port,
  env = {},
  node = [],
  project = PROJECT,
}: AppOptions): Promise<App> {
  const app = spawn(process.execPath, [...node, "api/src/main.ts"], {
    cwd: resolve(PROJECT, project),
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      WEB: "off",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: "fatal",
      ...UNLIMITED,
      ...env,
    },
  });
  let output = "";
  const hear = (chunk: unknown) => {
    output += chunk;
  };
  app.stderr.on("data", hear);
  await new Promise<void>((ready, fail) => {
    app.stdout.on("data", (chunk) => {
      hear(chunk);
      if (output.includes("siap di")) ready();
    });
    app.once("exit", () => fail(new Error(`the app ended: ${output}`)));
  });
  return { process: app, url: `http://127.0.0.1:${port}`, data };
}

export async function stopApp({ process: app }: App): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  const ended = once(app, "exit");
  app.kill("SIGTERM");
  await ended;
}

const postmasterOf = (data: string) =>
  Number(readFileSync(join(data, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);

export type Victim = "app" | "database" | "both";

/** SIGKILL. The survivor of app and database ends by itself, as under a supervisor. */
export async function killNine({ process: app, data }: App, victim: Victim): Promise<void> {
  const ended = once(app, "exit");
  const postmaster = postmasterOf(data);
  if (victim !== "database") app.kill("SIGKILL");
  if (victim !== "app") process.kill(postmaster, "SIGKILL");
  await ended;
}

/** Peak memory of the process, in megabytes. */
export function mostMemory({ process: app }: App): number {
  const status = readFileSync(`/proc/${app.pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
