import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError, beyondTheFile, storageSilent } from "../errors.ts";
import { type Entry, type FileStore, isFile, uploadsFolder } from "./file-store.ts";
import { filesBelow, type HeldFiles } from "./held-files.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./owner-only.ts";
import type { Bucket } from "./s3/bucket.ts";

/** The bucket's folder for uploads. The bucket also stores an identity file that names the database it belongs to. */
export const UPLOADS = "uploads/";
const AT_ONCE = 4;

/** A failing storage is not the caller's fault and may recover: answer 503. */
async function silently<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError || (error as NodeJS.ErrnoException).code === "ENOSPC"
      ? error
      : storageSilent(error);
  }
}

async function inTurns(paths: readonly string[], work: (path: string) => Promise<void>) {
  const waiting = [...paths];
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export async function publishFile(bucket: Bucket, folder: string, path: string): Promise<void> {
  await bucket.putFile(`${UPLOADS}${path}`, resolve(folder, path));
}

async function filesAt(folder: string, path: string): Promise<string[]> {
  const there = await stat(resolve(folder, path));
  if (there.isFile()) return [path];
  return (await filesBelow(resolve(folder, path))).map((name) => join(path, name));
}

/** Atomic: the file gets its final name when it is complete. */
async function fetchTo(bucket: Bucket, path: string, to: string): Promise<string | undefined> {
  const found = await bucket.get(`${UPLOADS}${path}`);
  if (!found) return undefined;
  await mkdir(dirname(to), { recursive: true, mode: PRIVATE_FOLDER });
  const unfinished = `${to}.part-${randomBytes(4).toString("hex")}`;
  try {
    await pipeline(found.body, createWriteStream(unfinished, { mode: PRIVATE_FILE, flags: "wx" }));
    await rename(unfinished, to);
    return to;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Concurrent callers share one download. */
function fetchedOnce(bucket: Bucket, folder: string) {
  const underWay = new Map<string, Promise<string | undefined>>();
  return (path: string) => {
    const known = underWay.get(path);
    if (known) return known;
    const fetching = fetchTo(bucket, path, resolve(folder, path)).finally(() => underWay.delete(path));
    underWay.set(path, fetching);
    return fetching;
  };
}

/** The direct children of a folder, each with the time of its newest file. */
async function entriesIn(bucket: Bucket, folder: string): Promise<Entry[]> {
  const prefix = `${UPLOADS}${folder}/`;
  const newest = new Map<string, Date>();
  for await (const { key, changedAt } of bucket.list(prefix)) {
    const [name = ""] = key.slice(prefix.length).split("/");
    if (changedAt > (newest.get(name) ?? new Date(0))) newest.set(name, changedAt);
  }
  return [...newest].map(([name, changedAt]) => ({ name, changedAt }));
}

async function heldIn(bucket: Bucket): Promise<HeldFiles> {
  const files: HeldFiles["files"] = [];
  for await (const { key } of bucket.list(UPLOADS))
    files.push({ path: key.slice(UPLOADS.length), mode: PRIVATE_FILE });
  return {
    files,
    read: async (path) => (await bucket.get(`${UPLOADS}${path}`))?.body,
    release: async () => {},
  };
}

async function removeBelow(bucket: Bucket, key: string) {
  await bucket.remove(key);
  for await (const below of bucket.list(key.endsWith("/") ? key : `${key}/`)) await bucket.remove(below.key);
}

async function holdsNothing(bucket: Bucket, prefix: string): Promise<boolean> {
  for await (const _one of bucket.list(prefix)) return false;
  return true;
}

/**
 * Files in a bucket, cached on this machine's disk when written or read here. The bucket holds every file that a row
 * names: files are published before their row is committed, and fetched when missing on disk.
 */
export function bucketFiles(dataDirectory: string, bucket: Bucket, leastFreeBytes = 0): FileStore {
  const folder = uploadsFolder(dataDirectory);
  const at = (path: string) => resolve(folder, path);
  const bring = fetchedOnce(bucket, folder);
  const keyOf = (path: string) => `${UPLOADS}${path}`;
  return {
    dataDirectory,
    leastFreeBytes,
    folder,
    publish: async (path) =>
      silently(inTurns(await filesAt(folder, path), (file) => publishFile(bucket, folder, file))),
    find: async (path) => ((await isFile(at(path))) ? at(path) : silently(bring(path))),
    has: async (path) => !(await holdsNothing(bucket, keyOf(path))),
    async passOn(path, range) {
      const found = await silently(bucket.get(keyOf(path), range));
      if (found?.status === 416) {
        found.body.destroy();
        throw beyondTheFile(found.headers);
      }
      // Fetch the whole file in the background, so that the player's next range is read from disk.
      if (found) bring(path).catch(() => undefined);
      return found;
    },
    async remove(path) {
      await rm(at(path), { recursive: true, force: true });
      await silently(removeBelow(bucket, keyOf(path)));
    },
    entries: (name) => entriesIn(bucket, name),
    isEmpty: () => holdsNothing(bucket, UPLOADS),
    hold: () => heldIn(bucket),
    async clear() {
      await rm(folder, { recursive: true, force: true });
      await removeBelow(bucket, UPLOADS);
    },
  };
}
