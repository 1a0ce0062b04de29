import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Bucket, openBucket } from "../files/s3/bucket.ts";
import type { BackupConfig } from "./config.ts";
import { takenAt } from "./retention.ts";

export interface KeptBackup {
  name: string;
  at: Date;
  bytes: number;
}

export interface BackupPlace {
  /** The location to show to an operator. */
  where(name: string): string;
  /** Newest first; files that are not backups are ignored. */
  kept(): Promise<KeptBackup[]>;
  /** Atomic: the file appears when it is complete. */
  write(name: string, source: AsyncIterable<Buffer>): Promise<void>;
  open(name: string): Promise<AsyncIterable<Buffer>>;
  remove(name: string): Promise<void>;
}

const newestFirst = (found: { name: string; bytes: number }[]): KeptBackup[] =>
  found
    .flatMap((file) => {
      const at = takenAt(file.name);
      return at ? [{ ...file, at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());

async function flush(path: string) {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

const UNFINISHED = ".part";
/** A file that has not changed for this long is not being written any more. */
const ABANDONED_AFTER = 3600_000;

/** Deletes incomplete backups of killed processes. */
async function removeAbandoned(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(UNFINISHED) || !takenAt(name.slice(0, -UNFINISHED.length))) continue;
    const there = await stat(join(folder, name)).catch(() => undefined);
    if (there && Date.now() - there.mtimeMs > ABANDONED_AFTER) await rm(join(folder, name), { force: true });
  }
}

async function writeWhole(folder: string, name: string, source: AsyncIterable<Buffer>) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const unfinished = join(folder, `${name}${UNFINISHED}`);
  try {
    await pipeline(source, createWriteStream(unfinished, { mode: 0o600 }));
    await flush(unfinished);
    await rename(unfinished, join(folder, name));
    await flush(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function sizesIn(folder: string) {
  const found: { name: string; bytes: number }[] = [];
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const there = await stat(join(folder, name)).catch(() => undefined);
    if (there) found.push({ name, bytes: there.size });
  }
  return found;
}

export const folderPlace = (folder: string): BackupPlace => ({
  where: (name) => join(folder, name),
  kept: async () => newestFirst(await sizesIn(folder)),
  write: (name, source) => writeWhole(folder, name, source),
  open: async (name) => createReadStream(join(folder, name)),
  remove: (name) => rm(join(folder, name), { force: true }),
});

export function bucketPlace(bucket: Bucket, folder: string): BackupPlace {
  const prefix = folder && `${folder}/`;
  return {
    where: (name) => `s3://${bucket.settings.bucket}/${prefix}${name}`,
    async kept() {
      const found: { name: string; bytes: number }[] = [];
      for await (const { key, bytes } of bucket.list(`${prefix}barakah-`))
        found.push({ name: key.slice(prefix.length), bytes });
      return newestFirst(found);
    },
    write: (name, source) => bucket.putStream(`${prefix}${name}`, source),
    async open(name) {
      const found = await bucket.get(`${prefix}${name}`);
      if (!found) throw new Error(`Tidak ada cadangan ${name} di ${bucket.settings.bucket}.`);
      return found.body;
    },
    remove: (name) => bucket.remove(`${prefix}${name}`),
  };
}

export function backupPlace({ folder, bucket }: BackupConfig): BackupPlace | undefined {
  if (bucket) return bucketPlace(openBucket(bucket.settings), bucket.folder);
  return folder === undefined ? undefined : folderPlace(folder);
}

/** Writes, reads and removes a small file. Returns why backups cannot be stored there; undefined if they can. */
export async function placeProblem(place: BackupPlace): Promise<string | undefined> {
  const word = randomBytes(8).toString("hex");
  const name = `coba-${word}`;
  try {
    await place.write(name, Readable.from([Buffer.from(word)]));
    const back = await text(await place.open(name));
    await place.remove(name);
    return back === word ? undefined : "yang baru ditulis tidak terbaca kembali";
  } catch (error) {
    await place.remove(name).catch(() => undefined);
    return error instanceof Error ? error.message : String(error);
  }
}
