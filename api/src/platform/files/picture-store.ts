import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PICTURE_DEFAULT_WIDTH, pictureUrl, UPLOAD_WRONG_TYPE } from "@barakah/contract";
import type { Tx } from "../database/database.ts";
import { wrongType } from "../errors.ts";
import { addJob, type Jobs } from "../jobs.ts";
import { checkUploadedPicture } from "./check-uploaded-picture.ts";
import { decoding } from "./decoding.ts";
import { type FileStore, published, uploadsFolder } from "./file-store.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./owner-only.ts";
import { makeOriginal, makePicture } from "./pictures.ts";
import { refuseFullDisk } from "./refuse-full-disk.ts";

/** The public pictures of the catalogue. Private uploads are never stored below it. */
export const PICTURES = "pictures";
export const picturesFolder = (dataDirectory: string) => resolve(uploadsFolder(dataDirectory), PICTURES);

/** Served in place of every size until a job has made them all. */
export const ORIGINAL = "asli.jpg";
const SIZES_JOB = "picture-sizes";

async function writeFolder(folder: string, files: Iterable<readonly [string, Buffer]>) {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  for (const [name, content] of files)
    await writeFile(resolve(folder, name), content, { mode: PRIVATE_FILE, flush: true });
}

/** Stores a public picture at once; `addSizes` has its sizes and formats made. The folder appears atomically. */
export async function storePicture(
  store: FileStore,
  bytes: Buffer,
): Promise<{ key: string; thumbnail: string }> {
  await checkUploadedPicture(bytes);
  await refuseFullDisk(store);
  const original = await decoding(bytes, () =>
    makeOriginal(bytes).catch(() => {
      throw wrongType(UPLOAD_WRONG_TYPE);
    }),
  );
  const key = randomBytes(12).toString("hex");
  const folder = resolve(store.folder, PICTURES, key);
  await writeFolder(`${folder}.part`, [[ORIGINAL, original]]);
  await rename(`${folder}.part`, folder);
  await published(store, join(PICTURES, key));
  return { key, thumbnail: pictureUrl(key, PICTURE_DEFAULT_WIDTH, "jpg") };
}

export const addSizes = (tx: Tx, key: string) => addJob(tx, SIZES_JOB, { key });

/** Makes all sizes, then removes the original. A repeated job finds no original and has nothing to do. */
async function makeSizes(store: FileStore, key: string): Promise<void> {
  const path = join(PICTURES, key);
  const original = await store.find(join(path, ORIGINAL));
  if (!original) return;
  const bytes = await readFile(original);
  const files = await decoding(bytes, () => makePicture(bytes));
  const folder = resolve(store.folder, path);
  await writeFolder(`${folder}.part`, files);
  for (const name of files.keys()) await rename(resolve(`${folder}.part`, name), resolve(folder, name));
  await rm(`${folder}.part`, { recursive: true, force: true });
  await store.publish(path);
  await store.remove(join(path, ORIGINAL));
}

export const makeSizesInBackground = (jobs: Jobs, store: FileStore) =>
  jobs.handle<{ key: string }>(SIZES_JOB, ({ key }) => makeSizes(store, key));
