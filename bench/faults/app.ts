import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PROJECT = resolve(import.meta.dirname, "../..");

/** Everybody comes from one address here, and nothing here is about the limits. */
const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: "1000000000",
  SIGN_INS_PER_ADDRESS: "1000000",
  PAYMENTS_PER_ADDRESS_AND_MINUTE: "1000000",
  PAYMENTS_PER_PHONE_AND_HOUR: "1000000",
  GIFTS_PER_CAMPAIGN_AND_MINUTE: "1000000",
  STAFF_TWO_STEP: "off",
};

export interface App {
  process: ChildProcess;
  url: string;
  data: string;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** The database runs as another user when we are root, and has to get in. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "barakah-faults-"));
  await chmod(folder, 0o755);
  return folder;
}

export interface AppOptions {
  data: string;
  port: number;
  env?: Record<string, string>;
  /** Where the app is, if not here. */
  project?: string;
  /** What node is started with, before the app. */
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

/** Without warning. Whoever is left of the two ends by itself, as a supervisor would find it. */
export async function killNine({ process: app, data }: App, victim: Victim): Promise<void> {
  const ended = once(app, "exit");
  const postmaster = postmasterOf(data);
  if (victim !== "database") app.kill("SIGKILL");
  if (victim !== "app") process.kill(postmaster, "SIGKILL");
  await ended;
}

/** The most memory that the process ever had, in megabytes. */
export function mostMemory({ process: app }: App): number {
  const status = readFileSync(`/proc/${app.pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
