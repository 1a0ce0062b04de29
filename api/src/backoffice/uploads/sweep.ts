import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { parse, resolve } from "node:path";
import { videosFolder } from "../../academy/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { picturesFolder } from "../../platform/files/picture-store.ts";
import { privateFolder, uploadsFolder } from "../../platform/files/private-images.ts";
import { forgetUnused, knownFiles, knownProfilePictures, knownProofs } from "../queries/uploads.ts";

const DAY = 24 * 3600_000;

interface Store {
  folder: string;
  /** The key that rows name a file by. */
  keyOf(name: string): string;
  known(tx: Tx, keys: string[]): Promise<string[]>;
}

function storesIn(dataDirectory: string): Store[] {
  const asNamed = (name: string) => name;
  const below = (kind: string) => (name: string) => `${kind}/${parse(name).name}`;
  const hidden = (kind: string) => resolve(privateFolder(dataDirectory), kind);
  return [
    { folder: picturesFolder(dataDirectory), keyOf: asNamed, known: knownFiles },
    { folder: videosFolder(dataDirectory), keyOf: asNamed, known: knownFiles },
    { folder: hidden("profile"), keyOf: below("profile"), known: knownProfilePictures },
    { folder: hidden("proof"), keyOf: below("proof"), known: knownProofs },
  ];
}

/** Names of what has lain there for a day, so that its row would be written by now. */
async function oldNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const old: string[] = [];
  for (const name of names) {
    const { mtimeMs } = await stat(resolve(folder, name));
    if (mtimeMs < Date.now() - DAY) old.push(name);
  }
  return old;
}

async function removeUnknown(tx: Tx, { folder, keyOf, known }: Store): Promise<number> {
  const names = await oldNames(folder);
  const kept = new Set(await known(tx, names.map(keyOf)));
  const unknown = names.filter((name) => !kept.has(keyOf(name)));
  for (const name of unknown) await rm(resolve(folder, name), { recursive: true, force: true });
  return unknown.length;
}

/** A folder remembers its database: beside another one's, everything in it would seem to be unused. */
async function belongsTo(folder: string, database: string): Promise<boolean> {
  const mark = resolve(folder, ".database");
  const found = await readFile(mark, "utf8").catch(() => undefined);
  if (found !== undefined) return found === database;
  await mkdir(folder, { recursive: true });
  await writeFile(mark, database);
  return true;
}

export type Swept = { files: number; rows: number } | "not ours";

/**
 * Removes what was uploaded and is used by nothing, a day later. Only files without a row are deleted, and nobody can begin
 * to use one of those: a row that goes today takes its files with it tomorrow, when it is certainly gone.
 */
export async function sweepUploads(tx: Tx, dataDirectory: string, database: string): Promise<Swept> {
  if (!(await belongsTo(uploadsFolder(dataDirectory), database))) return "not ours";
  let files = 0;
  for (const store of storesIn(dataDirectory)) files += await removeUnknown(tx, store);
  return { files, rows: (await forgetUnused(tx)).length };
}
