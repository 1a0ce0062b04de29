import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

export interface Work {
  /** CPU microseconds of all threads. */
  all: number;
  /** Of the thread that answers. */
  main: number;
  /** Pages, since the start. */
  rendered: number;
}

/** A server in its own process, so that its CPU time can be measured. */
export interface MeasuredServer {
  port: number;
  work(): Promise<Work>;
  stop(): Promise<void>;
}

export function child(file: string, env: Record<string, string> = {}): ChildProcess {
  return fork(resolve(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** The next message; rejects if the child ends instead. */
export async function heard<T>(from: ChildProcess): Promise<T> {
  const given = new AbortController();
  const ended = once(from, "exit", given).then(([code]) => {
    throw new Error(`${from.spawnargs.at(-1)} ended with ${code}`);
  });
  const message = once(from, "message", given).then(([said]) => said as T);
  try {
    return await Promise.race([message, ended]);
  } finally {
    given.abort();
    for (const lost of [ended, message]) lost.catch(() => undefined);
  }
}

export async function stopChild(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null) return;
  const exit = once(running, "exit");
  running.disconnect();
  await exit;
}

export async function startServer(running: ChildProcess): Promise<MeasuredServer> {
  const { port } = await heard<{ port: number }>(running);
  return {
    port,
    async work() {
      running.send("work");
      return heard<Work>(running);
    },
    stop: () => stopChild(running),
  };
}
