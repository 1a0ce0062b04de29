import { readdir, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { type HeldFiles, holdUploads } from "./held-files.ts";
import type { PassedOn } from "./s3/bucket.ts";

/** A direct child of the uploads folder: a file, or a folder with the files of one picture. */
export interface Entry {
  name: string;
  changedAt: Date;
}

/**
 * All uploads, by path below the uploads folder. A file is written, then published, then named by a row: the
 * file of every row exists, on every instance of the app.
 */
export interface FileStore {
  readonly dataDirectory: string;
  /** Nothing is stored if the disk has less left. */
  readonly leastFreeBytes: number;
  /** On this machine's disk: all files, or a cache of those written or fetched here. */
  readonly folder: string;
  publish(path: string): Promise<void>;
  /** The path on this disk, fetched if necessary. Undefined if the file does not exist. */
  find(path: string): Promise<string | undefined>;
  has(path: string): Promise<boolean>;
  /** For large files not on this disk: streams the range from the storage and fetches the file in the background. */
  passOn(path: string, range: string | undefined): Promise<PassedOn | undefined>;
  remove(path: string): Promise<void>;
  entries(folder: string): Promise<Entry[]>;
  isEmpty(): Promise<boolean>;
  /** For a backup: all current files, readable until released. */
  hold(): Promise<HeldFiles>;
  /** Deletes everything: undoes a failed restore into an empty place. */
  clear(): Promise<void>;
}

/** The folder of uploads on this machine, accessible only to the app. */
export const uploadsFolder = (dataDirectory: string) => resolve(dataDirectory, "uploads");

export const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;

export async function entriesOf(folder: string): Promise<Entry[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const found: Entry[] = [];
  for (const name of names) {
    const there = await stat(resolve(folder, name)).catch(() => undefined);
    if (there) found.push({ name, changedAt: there.mtime });
  }
  return found;
}

export async function holdsNoFile(folder: string): Promise<boolean> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return !found.some((entry) => entry.isFile());
}

/** Deletes the local file if publishing fails: no other instance would find it. */
export async function published(store: FileStore, path: string): Promise<void> {
  try {
    await store.publish(path);
  } catch (error) {
    await rm(resolve(store.folder, path), { recursive: true, force: true });
    throw error;
  }
}

/** Files on this machine's disk, or on one that all instances of the app share. */
export function localFiles(dataDirectory: string, leastFreeBytes = 0): FileStore {
  const folder = uploadsFolder(dataDirectory);
  const at = (path: string) => resolve(folder, path);
  return {
    dataDirectory,
    leastFreeBytes,
    folder,
    publish: async () => {},
    find: async (path) => ((await isFile(at(path))) ? at(path) : undefined),
    has: (path) =>
      stat(at(path)).then(
        () => true,
        () => false,
      ),
    passOn: async () => undefined,
    remove: (path) => rm(at(path), { recursive: true, force: true }),
    entries: (name) => entriesOf(at(name)),
    isEmpty: () => holdsNoFile(folder),
    hold: () => holdUploads(dataDirectory, folder),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
