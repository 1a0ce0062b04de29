import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PICTURE_DEFAULT_WIDTH, pictureUrl, UPLOAD_WRONG_TYPE } from "@barakah/contract";
import { wrongType } from "../errors.ts";
import { decoding } from "./decoding.ts";
import { type FileStore, published, uploadsFolder } from "./file-store.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./owner-only.ts";
import { makePicture } from "./pictures.ts";
import { checkImage } from "./private-images.ts";

/** The public pictures of the catalogue. Private uploads are never stored below it. */
export const PICTURES = "pictures";
export const picturesFolder = (dataDirectory: string) => resolve(uploadsFolder(dataDirectory), PICTURES);

/**
 * Stores a public picture in all sizes and formats at once: a browser picks the first format that it knows and does
 * not fall back if that file is missing. The folder appears atomically.
 */
export async function storePicture(
  store: FileStore,
  bytes: Buffer,
): Promise<{ key: string; thumbnail: string }> {
  await checkImage(bytes);
  const files = await decoding(bytes, () =>
    makePicture(bytes).catch(() => {
      throw wrongType(UPLOAD_WRONG_TYPE);
    }),
  );
  const key = randomBytes(12).toString("hex");
  const folder = resolve(store.folder, PICTURES, key);
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { recursive: true, mode: PRIVATE_FOLDER });
  for (const [name, content] of files)
    await writeFile(resolve(unfinished, name), content, { mode: PRIVATE_FILE, flush: true });
  await rename(unfinished, folder);
  await published(store, join(PICTURES, key));
  return { key, thumbnail: pictureUrl(key, PICTURE_DEFAULT_WIDTH, "jpg") };
}
