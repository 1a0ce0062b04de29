import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import type { Connection } from "./cluster.ts";
import { readPidFile } from "./postmaster.ts";
import type { Identity } from "./server-user.ts";

export interface AppProcess {
  child: ChildProcess;
  connection: Connection;
  logs: string[];
  stop(): Promise<void>;
  kill(): Promise<void>;
}

interface Told {
  log?: string;
  connection?: Connection;
  failed?: string;
  interrupted?: string;
}

/** A user that exists on every system: initdb needs a user name. */
export const ordinary: Identity = { uid: 1, gid: 1 };

/** Open to all users, so that the server's user can enter it. */
export async function temporaryPlace(below = tmpdir()): Promise<string> {
  const place = await mkdtemp(join(below, "barakah-test-"));
  await chmod(place, 0o777);
  onTestFinished(() => rm(place, { recursive: true, force: true, maxRetries: 10 }));
  return place;
}

export function forkApp(directory: string, identity?: Identity, native?: string): ChildProcess {
  const script = join(import.meta.dirname, "app.fixture.ts");
  const args = native ? [directory, native] : [directory];
  const child = fork(script, args, { ...identity, execArgv: [], detached: true, stdio: "inherit" });
  onTestFinished(() => killed(child));
  return child;
}

export async function startApp(
  directory: string,
  options: { identity?: Identity; native?: string } = {},
): Promise<AppProcess> {
  const child = forkApp(directory, options.identity, options.native);
  const logs: string[] = [];
  const connection = await new Promise<Connection>((resolve, reject) => {
    child.on("message", (told: Told) => {
      if (told.log) logs.push(told.log);
      if (told.connection) resolve(told.connection);
      if (told.failed) reject(new Error(told.failed));
    });
    child.once("exit", (code, signal) => reject(new Error(`ended with ${code ?? signal}`)));
  });
  const stop = async () => {
    const exit = once(child, "exit");
    child.send("stop");
    await exit;
  };
  return { child, connection, logs, stop, kill: () => killed(child) };
}

export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

/** Some server processes come and go. */
export function killQuietly(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

export async function query(connection: Connection, sql: string): Promise<unknown[][]> {
  const client = new Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows;
  } finally {
    await client.end();
  }
}

export async function postmasterOf(directory: string): Promise<number> {
  const found = await readPidFile(join(directory, "cluster"));
  if (!found) throw new Error(`no server in ${directory}`);
  return found.pid;
}

/** Empty for a process that has ended meanwhile, as some do between listing and reading. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

/** The server, its children, and the watcher, which runs in the server's session but is not its child. */
export function processesOf(postmaster: number): { pid: number; name: string }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const [, name = "", rest = ""] = /^\d+ \((.*)\) (.*)$/s.exec(statOf(pid)) ?? [];
      const [, parent, , session] = rest.split(" ").map(Number);
      return parent === postmaster || session === postmaster ? [{ pid: Number(pid), name }] : [];
    });
}

export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(10);
}
