import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DOCUMENT_WRONG_TYPE, documentUrl } from "@barakah/contract";
import { wrongType } from "../errors.ts";
import { type FileStore, published } from "./file-store.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./owner-only.ts";
import { PICTURES } from "./picture-store.ts";
import { refuseFullDisk } from "./refuse-full-disk.ts";

/** PDF readers accept the signature anywhere in the first kilobyte. */
export const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes("%PDF-");

/** Stores a public PDF. Its folder appears atomically, with the file in it. */
export async function storeDocument(store: FileStore, bytes: Buffer): Promise<{ key: string; url: string }> {
  if (!isPdf(bytes)) throw wrongType(DOCUMENT_WRONG_TYPE);
  await refuseFullDisk(store);
  const key = randomBytes(12).toString("hex");
  const folder = resolve(store.folder, PICTURES, key);
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { recursive: true, mode: PRIVATE_FOLDER });
  await writeFile(resolve(unfinished, "kuitansi.pdf"), bytes, { mode: PRIVATE_FILE, flush: true });
  await rename(unfinished, folder);
  await published(store, join(PICTURES, key));
  return { key, url: documentUrl(key) };
}
