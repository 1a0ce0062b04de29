import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const PATIENCE = 30_000;
const LAST_PATIENCE = 10_000;

export interface PidFile {
  pid: number;
  ready: boolean;
}

/** Line 1 of postmaster.pid is the process id, line 8 the server's state. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === "ready" } : undefined;
}

/** A stale process id may belong to another process: signal only a verified postmaster of this cluster. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  try {
    return process.platform === "linux" ? await linuxSays(cluster, pid) : await psSays(cluster, pid);
  } catch {
    return false;
  }
}

async function linuxSays(cluster: string, pid: number): Promise<boolean> {
  const command = (await readFile(`/proc/${pid}/cmdline`, "utf8")).split("\0")[0] ?? "";
  const [here, there] = await Promise.all([stat(cluster), stat(`/proc/${pid}/cwd`)]);
  return basename(command) === "postgres" && here.ino === there.ino && here.dev === there.dev;
}

async function psSays(cluster: string, pid: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return stdout.includes(`postgres -D ${cluster} `);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The caller holds the app lock, so a server still running on the cluster is orphaned. */
export async function endPredecessor(cluster: string, log: (message: string) => void): Promise<void> {
  const found = await readPidFile(cluster);
  if (!found || !(await isPostmasterOf(cluster, found.pid))) return;
  log(`PostgreSQL dari jalan sebelumnya (proses ${found.pid}) dihentikan dahulu.`);
  if (await signalled(cluster, found.pid, "SIGINT", PATIENCE)) return;
  if (await signalled(cluster, found.pid, "SIGQUIT", LAST_PATIENCE)) return;
  throw new Error(`PostgreSQL lama (proses ${found.pid}) di ${cluster} tidak mau berhenti.`);
}

async function signalled(cluster: string, pid: number, signal: NodeJS.Signals, patience: number) {
  const until = performance.now() + patience;
  if (!send(pid, signal)) return true;
  while (await isPostmasterOf(cluster, pid)) {
    if (performance.now() > until) return false;
    await delay(25);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
