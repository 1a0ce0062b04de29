import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, parse, resolve } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { VIDEOS } from "../../academy/index.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { PRIVATE_FOLDER } from "../../platform/files/owner-only.ts";
import { PICTURES } from "../../platform/files/picture-store.ts";
import { PRIVATE } from "../../platform/files/private-images.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { lastingSecret } from "../../platform/secrets.ts";
import { forgetUnusedFiles } from "../../shop/index.ts";
import {
  forgetUnused,
  knownAnswers,
  knownComplaintPictures,
  knownDigitalFiles,
  knownFiles,
  knownProfilePictures,
  knownProofs,
} from "./upload-queries.ts";

const DAY_SECONDS = 24 * 3600;

interface Parts {
  files: FileStore;
  database: Database;
  jobs: Jobs;
}

export async function sweepDaily(log: FastifyBaseLogger, { files, database, jobs }: Parts) {
  const mark = (await lastingSecret(database, "uploads-folder")).toString("hex");
  jobs.every("sweep-uploads", DAY_SECONDS, async (tx) => {
    const swept = await sweepUploads(tx, files, mark);
    if (swept === "not ours")
      log.warn(
        "the uploads belong to another database: nothing is swept. Remove uploads/.database if that is wrong",
      );
    else if (swept.files + swept.rows > 0) log.info(swept, "swept unused uploads");
  });
}

const DAY = 24 * 3600_000;

interface Kind {
  folder: string;
  /** The key by which rows reference a file. */
  keyOf(name: string): string;
  known(tx: Tx, keys: string[]): Promise<string[]>;
}

const asNamed = (name: string) => name;
const below = (kind: string) => (name: string) => `${kind}/${parse(name).name}`;

const KINDS: readonly Kind[] = [
  { folder: PICTURES, keyOf: asNamed, known: knownFiles },
  { folder: VIDEOS, keyOf: asNamed, known: knownFiles },
  { folder: join(PRIVATE, "profile"), keyOf: below("profile"), known: knownProfilePictures },
  { folder: join(PRIVATE, "proof"), keyOf: below("proof"), known: knownProofs },
  { folder: join(PRIVATE, "complaint"), keyOf: below("complaint"), known: knownComplaintPictures },
  { folder: join(PRIVATE, "answer"), keyOf: below("answer"), known: knownAnswers },
  { folder: join(PRIVATE, "digital"), keyOf: below("digital"), known: knownDigitalFiles },
];

/** Entries older than a day: their rows would exist by now. */
async function oldNames(files: FileStore, folder: string): Promise<string[]> {
  const entries = await files.entries(folder);
  return entries.filter(({ changedAt }) => changedAt.getTime() < Date.now() - DAY).map(({ name }) => name);
}

async function removeUnknown(tx: Tx, files: FileStore, { folder, keyOf, known }: Kind): Promise<number> {
  const names = await oldNames(files, folder);
  const kept = new Set(await known(tx, names.map(keyOf)));
  const unknown = names.filter((name) => !kept.has(keyOf(name)));
  for (const name of unknown) await files.remove(join(folder, name));
  return unknown.length;
}

/** A folder is bound to its database: with another one, everything in it would look unused. */
async function belongsTo(folder: string, database: string): Promise<boolean> {
  const mark = resolve(folder, ".database");
  const found = await readFile(mark, "utf8").catch(() => undefined);
  if (found !== undefined) return found === database;
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await writeFile(mark, database);
  return true;
}

export type Swept = { files: number; rows: number } | "not ours";

/**
 * Deletes uploads that nothing has referenced for a day. Only files without a row are deleted, and nothing can start
 * to use such a file: a row deleted today takes its files with it tomorrow.
 */
export async function sweepUploads(tx: Tx, store: FileStore, database: string): Promise<Swept> {
  if (!(await belongsTo(store.folder, database))) return "not ours";
  let files = 0;
  for (const kind of KINDS) files += await removeUnknown(tx, store, kind);
  return { files, rows: (await forgetUnused(tx)).length + (await forgetUnusedFiles(tx)) };
}
