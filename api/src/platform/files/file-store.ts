import { readdir, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { type HeldFiles, holdUploads } from "./held-files.ts";
import type { PassedOn } from "./s3/bucket.ts";

/** What lies directly in a folder of the uploads: a file, or a folder with the files of one picture. */
export interface Entry {
  name: string;
  changedAt: Date;
}

/**
 * Everything that people uploaded, by its path below the folder of the uploads. A file is written there first, then
 * published, then named by a row: whoever finds the row finds the file, on every copy of the app.
 */
export interface FileStore {
  readonly dataDirectory: string;
  /** On this machine's disk: all there is, or what this copy has written or fetched lately. */
  readonly folder: string;
  publish(path: string): Promise<void>;
  /** Where the file is on this disk, fetched if need be. Undefined where it is nowhere. */
  find(path: string): Promise<string | undefined>;
  has(path: string): Promise<boolean>;
  /** For a long file that is not on this disk: what of it was asked for, from where it is. Fetches it meanwhile. */
  passOn(path: string, range: string | undefined): Promise<PassedOn | undefined>;
  /** A file, or a folder with all that is in it. */
  remove(path: string): Promise<void>;
  entries(folder: string): Promise<Entry[]>;
  isEmpty(): Promise<boolean>;
  /** For a backup: all that there is now, readable until it is released. */
  hold(): Promise<HeldFiles>;
  /** Everything. For a place that was empty before. */
  clear(): Promise<void>;
}

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

/** What could not be published is not kept either: nobody else would ever find it. */
export async function published(store: FileStore, path: string): Promise<void> {
  try {
    await store.publish(path);
  } catch (error) {
    await rm(resolve(store.folder, path), { recursive: true, force: true });
    throw error;
  }
}

/** Files on this machine's disk alone, or on one that all copies of the app share. */
export function localFiles(dataDirectory: string): FileStore {
  const folder = resolve(dataDirectory, "uploads");
  const at = (path: string) => resolve(folder, path);
  return {
    dataDirectory,
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
