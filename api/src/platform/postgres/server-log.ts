import { closeSync, openSync } from "node:fs";
import { open, rename, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { giveTo, type Identity } from "./server-user.ts";

const LARGEST = 2 * 1024 * 1024;
const TAIL = 4096;
const HOUR = 60 * 60 * 1000;

export interface ServerLog {
  /** Passes the file descriptor to a child process. */
  lend<T>(use: (descriptor: number) => T): T;
  /** The output since the log was opened or last marked. */
  said(): Promise<string>;
  mark(): Promise<void>;
  close(): void;
}

export async function openServerLog(home: string, identity: Identity | undefined): Promise<ServerLog> {
  const file = join(home, "postgres.log");
  if ((await sizeOf(file)) > LARGEST) await rename(file, `${file}.1`);
  closeSync(openSync(file, "a", 0o600));
  await giveTo(identity, file);
  let start = await sizeOf(file);
  const timer = setInterval(() => void keepSmall(file), HOUR).unref();
  return {
    lend: (use) => lend(file, use),
    said: () => readFrom(file, start),
    mark: async () => {
      start = await sizeOf(file);
    },
    close: () => clearInterval(timer),
  };
}

function lend<T>(file: string, use: (descriptor: number) => T): T {
  const descriptor = openSync(file, "a");
  try {
    return use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.size ?? 0;
}

/** Safe while the server runs: it opens the file in append mode. */
async function keepSmall(file: string): Promise<void> {
  if ((await sizeOf(file)) > LARGEST) await truncate(file).catch(() => undefined);
}

/** Only the tail: it holds the reason why a server ended. */
async function readFrom(file: string, start: number): Promise<string> {
  const position = Math.max(start, (await sizeOf(file)) - TAIL);
  const handle = await open(file, "r");
  try {
    const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(TAIL), position });
    return buffer.toString("utf8", 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
}
