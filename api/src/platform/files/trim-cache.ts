import { rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { allBelow } from "./held-files.ts";

const HOUR = 3600_000;
/** Longer than any upload takes: younger files may not be published yet. */
const LEAST_AGE = HOUR;
/** Bounds how long a file that another instance deleted stays on this disk. */
const MOST_AGE = 7 * 24 * HOUR;

/**
 * Deletes expired cache files and downloads that a killed process left unfinished, then the oldest files until the rest
 * fits. Returns how many.
 */
export async function trimCache(folder: string, mostBytes: number, now = Date.now()): Promise<number> {
  const files: { path: string; bytes: number; age: number; expired: boolean }[] = [];
  for (const name of await allBelow(folder)) {
    const path = resolve(folder, name);
    const there = await stat(path).catch(() => undefined);
    if (!there || name.startsWith(".")) continue;
    const age = now - there.mtimeMs;
    files.push({ path, bytes: there.size, age, expired: age > MOST_AGE || name.includes(".part") });
  }
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let removed = 0;
  for (const file of files.sort((a, b) => b.age - a.age)) {
    if (file.age < LEAST_AGE) break;
    if (!file.expired && bytes <= mostBytes) continue;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
    removed += 1;
  }
  return removed;
}

/** Each instance of the app trims its own disk. Returns a function that stops it. */
export function trimHourly(folder: string, mostBytes: number, log: (error: unknown) => void): () => void {
  const timer = setInterval(() => trimCache(folder, mostBytes).catch(log), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
