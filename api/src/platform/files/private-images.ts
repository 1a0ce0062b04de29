import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { UPLOAD_WRONG_TYPE } from "@barakah/contract";
import sharp from "sharp";
import { wrongType } from "../errors.ts";
import { checkUploadedPicture, MOST_PIXELS } from "./check-uploaded-picture.ts";
import { decoding } from "./decoding.ts";
import { type FileStore, published } from "./file-store.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./owner-only.ts";
import { lookOf } from "./perceptual-hash.ts";
import { refuseFullDisk } from "./refuse-full-disk.ts";

/**
 * The longest side that is stored, in pixels, by purpose. Most proofs are screenshots of at most 2400 pixels. They are not
 * scaled, because scaling takes half of the work.
 */
const KEPT_SIDE = { profile: 640, proof: 2400, complaint: 1600, answer: 1600 } as const;
export type ImageKind = keyof typeof KEPT_SIDE;

const KEY = /^(?:profile|proof|complaint|answer)\/[A-Za-z0-9_-]{32}$/;

/** Pictures with restricted access, such as proofs of payment. Always stored as JPEG, never below the public folder. */
export interface PrivateImages {
  /** Checks, re-encodes and stores. Throws 413 or 415 if the picture is not acceptable. */
  store(kind: ImageKind, bytes: Buffer): Promise<string>;
  open(key: string): Promise<Buffer | undefined>;
  /** The perceptual hash of a stored picture, to recognise it in another file. */
  lookOf(key: string): Promise<string | undefined>;
  remove(key: string): Promise<void>;
}

/** A new upright JPEG of the same picture, without metadata or data hidden behind the pixels. */
export async function reEncode(kind: ImageKind, bytes: Buffer): Promise<Buffer> {
  await checkUploadedPicture(bytes);
  const side = KEPT_SIDE[kind];
  return decoding(bytes, () =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 85 })
      .toBuffer()
      .catch(() => {
        throw wrongType(UPLOAD_WRONG_TYPE);
      }),
  );
}

export const PRIVATE = "private";

/** Writes a file that only the app may read. */
export async function storePrivate(store: FileStore, path: string, bytes: Buffer): Promise<void> {
  await refuseFullDisk(store);
  const file = resolve(store.folder, path);
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  // Flushed to disk: an accepted proof must survive a power cut.
  await writeFile(file, bytes, { mode: PRIVATE_FILE, flush: true, flag: "wx" }).catch(async (error) => {
    // A full disk leaves an empty file behind.
    await rm(file, { force: true });
    throw error;
  });
  await published(store, path);
}

export function privateImages(store: FileStore): PrivateImages {
  const pathOf = (key: string) => join(PRIVATE, `${key}.jpg`);

  async function open(key: string): Promise<Buffer | undefined> {
    const file = KEY.test(key) ? await store.find(pathOf(key)) : undefined;
    return file === undefined ? undefined : readFile(file).catch(() => undefined);
  }

  return {
    async store(kind, bytes) {
      const image = await reEncode(kind, bytes);
      const key = `${kind}/${randomBytes(24).toString("base64url")}`;
      await storePrivate(store, pathOf(key), image);
      return key;
    },
    open,
    async lookOf(key) {
      const bytes = await open(key);
      return bytes && decoding(bytes, () => lookOf(bytes));
    },
    async remove(key) {
      // If this fails, the sweep deletes it tomorrow.
      if (KEY.test(key)) await store.remove(pathOf(key)).catch(() => undefined);
    },
  };
}
