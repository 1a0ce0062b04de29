import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { makeFolder } from "../files/make-folder.ts";
import { type Bucket, openBucket } from "../files/s3/bucket.ts";
import type { BackupConfig } from "./config.ts";
import { type NamedBackup, readName } from "./retention.ts";

export interface KeptBackup extends NamedBackup {
  bytes: number;
}

/** The file by which a place says which installation it belongs to; a bucket of uploads has the same. */
const IDENTITY = "identity";

export interface BackupPlace {
  /** The location to show to an operator. */
  where(name: string): string;
  /** Newest first; files that are not backups are ignored. */
  kept(): Promise<KeptBackup[]>;
  /** Atomic: the file appears when it is complete. */
  write(name: string, source: AsyncIterable<Buffer>): Promise<void>;
  open(name: string): Promise<AsyncIterable<Buffer>>;
  remove(name: string): Promise<void>;
  /** The identity of the installation that this place belongs to. */
  owner(): Promise<string | undefined>;
  /** Makes the place this installation's, unless another was faster. */
  claim(identity: string): Promise<void>;
  /** Several installations may use it, each with its own files and retention. */
  readonly shared: boolean;
}

export interface PlaceOptions {
  shared?: boolean;
  /** Whether a folder that does not exist is made. Not in production: it may be a disk that is not mounted. */
  create?: boolean;
}

const newestFirst = (found: { name: string; bytes: number }[]): KeptBackup[] =>
  found
    .flatMap((file) => {
      const named = readName(file.name);
      return named ? [{ ...file, ...named }] : [];
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
    if (!name.endsWith(UNFINISHED) || !readName(name.slice(0, -UNFINISHED.length))) continue;
    const there = await stat(join(folder, name)).catch(() => undefined);
    if (there && Date.now() - there.mtimeMs > ABANDONED_AFTER) await rm(join(folder, name), { force: true });
  }
}

async function ensureFolder(folder: string, create: boolean) {
  if (create) return makeFolder(folder, 0o700);
  const there = await stat(folder).catch(() => undefined);
  if (!there?.isDirectory())
    throw new Error(
      `Folder cadangan ${folder} tidak ada. Pasang cakramnya, atau buat foldernya: aplikasi tidak membuatnya sendiri, supaya cadangan tidak jatuh ke cakram yang salah`,
    );
}

async function writeWhole(folder: string, name: string, source: AsyncIterable<Buffer>, create: boolean) {
  await ensureFolder(folder, create);
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

/** Undefined if there is no such file; other errors are the place's. */
const absent = (error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
  return undefined;
};

export function folderPlace(
  folder: string,
  { shared = false, create = true }: PlaceOptions = {},
): BackupPlace {
  const identity = join(folder, IDENTITY);
  /** An empty file, left by a full disk or being written just now, names nobody. */
  const owner = async () => (await readFile(identity, "utf8").catch(absent))?.trim() || undefined;
  return {
    shared,
    where: (name) => join(folder, name),
    kept: async () => newestFirst(await sizesIn(folder)),
    write: (name, source) => writeWhole(folder, name, source, create),
    open: async (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
    owner,
    async claim(name) {
      await ensureFolder(folder, create);
      const write = (flag: "wx" | "w") => writeFile(identity, `${name}\n`, { mode: 0o600, flag });
      await write("wx").catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
        if (!(await owner())) await write("w");
      });
    },
  };
}

export function bucketPlace(bucket: Bucket, folder: string, { shared = false } = {}): BackupPlace {
  const prefix = folder && `${folder}/`;
  const owner = async () => {
    const found = await bucket.get(`${prefix}${IDENTITY}`);
    return found && (await text(found.body)).trim();
  };
  return {
    shared,
    owner,
    async claim(identity) {
      if (!(await owner())) await bucket.put(`${prefix}${IDENTITY}`, Buffer.from(`${identity}\n`));
    },
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

export function backupPlace({ folder, bucket, ...options }: BackupConfig): BackupPlace | undefined {
  if (bucket) return bucketPlace(openBucket(bucket.settings), bucket.folder, options);
  return folder === undefined ? undefined : folderPlace(folder, options);
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
