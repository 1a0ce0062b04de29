import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { lastingSecret } from "../secrets.ts";
import { publishFile, UPLOADS } from "./bucket-files.ts";
import { DATA_IDENTITY } from "./claim-data-folder.ts";
import { uploadsFolder } from "./file-store.ts";
import { filesBelow } from "./held-files.ts";
import { PRIVATE_FOLDER } from "./owner-only.ts";
import { type Bucket, openBucket } from "./s3/bucket.ts";
import type { S3Config } from "./s3/config.ts";

const IDENTITY = "identity";

/** A bucket belongs to one database. With a second one, each would sweep the other's files as unused. */
async function claim(database: Database, bucket: Bucket) {
  const owner = (await lastingSecret(database, DATA_IDENTITY)).toString("hex");
  await database.transact(async (tx) => {
    // Serialises instances that start together: not every storage makes a file visible atomically.
    await sql`select pg_advisory_xact_lock(hashtext('claim-bucket'))`.execute(tx);
    await compareIdentity(bucket, owner);
  });
}

/** The identity of the database that a bucket belongs to; undefined if it belongs to none. */
export async function bucketIdentity(bucket: Bucket): Promise<string | undefined> {
  const found = await bucket.get(IDENTITY);
  return found && (await text(found.body)).trim();
}

async function compareIdentity(bucket: Bucket, owner: string) {
  const identity = await bucketIdentity(bucket);
  if (identity === undefined) return bucket.put(IDENTITY, Buffer.from(`${owner}\n`));
  if (identity !== owner)
    throw new Error(
      `Bucket ${bucket.settings.bucket} bukan milik database ini (identitas ${identity.slice(0, 8)}, database ${owner.slice(0, 8)}). Pasangkan S3_BUCKET dengan databasenya sendiri, atau pilih bucket yang kosong.`,
    );
}

/**
 * Uploads all existing files of the folder to a new bucket, once: later the folder is only a cache and may hold files
 * that were deleted since. Returns the number of files.
 */
async function giveUploads(dataDirectory: string, bucket: Bucket): Promise<number> {
  const folder = uploadsFolder(dataDirectory);
  const mark = join(folder, ".bucket");
  const name = `${bucket.settings.endpoint}/${bucket.settings.bucket}\n`;
  if ((await readFile(mark, "utf8").catch(() => "")) === name) return 0;
  const there = new Set<string>();
  for await (const { key } of bucket.list(UPLOADS)) there.add(key);
  const missing = (await filesBelow(folder)).filter(
    (path) => !path.startsWith(".") && !there.has(`${UPLOADS}${path}`),
  );
  for (const path of missing) await publishFile(bucket, folder, path);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await writeFile(mark, name);
  return missing.length;
}

/** At start: verifies that the bucket belongs to this database and moves existing uploads into it. */
export async function claimBucket(
  database: Database,
  { dataDirectory, s3 }: { dataDirectory: string; s3: S3Config },
): Promise<number> {
  if (!s3.bucket) return 0;
  const bucket = openBucket(s3.bucket);
  await claim(database, bucket);
  return giveUploads(dataDirectory, bucket);
}
