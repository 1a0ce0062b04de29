import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE, UPLOAD_WRONG_TYPE } from "@barakah/contract";
import sharp from "sharp";
import { tooLarge, wrongType } from "../errors.ts";
import { decoding } from "./decoding.ts";
import { type FileStore, published } from "./file-store.ts";
import { lookOf } from "./perceptual-hash.ts";

/** The longest side that is kept, by what the picture is for. */
const KEPT_SIDE = { profile: 640, proof: 2000, complaint: 1600 } as const;
export type ImageKind = keyof typeof KEPT_SIDE;

const MOST_SIDE = 12_000;
const MOST_PIXELS = 50_000_000;
/** Those that appear in several passes are held in memory whole, at seven bytes for each pixel. */
const MOST_PROGRESSIVE_PIXELS = 16_000_000;
const tooManyPixels = (most: number) =>
  tooLarge(`Gambar terlalu besar. Kecilkan dahulu, paling banyak ${most / 1_000_000} megapiksel.`);

const SIGNATURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("\x89PNG\r\n\x1a\n", "latin1")];
const KEY = /^(?:profile|proof|complaint)\/[A-Za-z0-9_-]{32}$/;

/**
 * Pictures that only some people may see, such as proofs of payment. Always JPEG, whatever came, and never below the
 * folder of the public pictures.
 */
export interface PrivateImages {
  /** Checks, re-encodes and stores. Throws 413 or 415 with a sentence when it is not a picture that we take. */
  store(kind: ImageKind, bytes: Buffer): Promise<string>;
  open(key: string): Promise<Buffer | undefined>;
  /** What a stored picture looks like, to find it again when it comes as another file. */
  lookOf(key: string): Promise<string | undefined>;
  remove(key: string): Promise<void>;
}

/** By the first bytes, so that the decoders of other formats (SVG among them) never see what strangers send. */
function checkSignature(bytes: Buffer) {
  if (bytes.length > UPLOAD_MOST_BYTES) throw tooLarge(UPLOAD_TOO_LARGE);
  if (!SIGNATURES.some((signature) => bytes.subarray(0, signature.length).equals(signature)))
    throw wrongType(UPLOAD_WRONG_TYPE);
}

async function checkSize(bytes: Buffer) {
  const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw wrongType(UPLOAD_WRONG_TYPE);
    });
  const most = isProgressive ? MOST_PROGRESSIVE_PIXELS : MOST_PIXELS;
  if (Math.max(width, height) > MOST_SIDE || width * height > most) throw tooManyPixels(most);
}

/** Throws 413 or 415 with a sentence unless it is a picture that we take. */
export async function checkImage(bytes: Buffer): Promise<void> {
  checkSignature(bytes);
  await checkSize(bytes);
}

/** A new JPEG of the same picture: upright, without metadata, and without anything that hid behind the pixels. */
export async function reEncode(kind: ImageKind, bytes: Buffer): Promise<Buffer> {
  await checkImage(bytes);
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

/** Its place among the uploads. */
export const PRIVATE = "private";

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
      const file = resolve(store.folder, pathOf(key));
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Flushed: a proof that we said we have must survive a power cut.
      await writeFile(file, image, { mode: 0o600, flush: true, flag: "wx" }).catch(async (error) => {
        // A full disk leaves an empty file behind.
        await rm(file, { force: true });
        throw error;
      });
      await published(store, pathOf(key));
      return key;
    },
    open,
    async lookOf(key) {
      const bytes = await open(key);
      return bytes && decoding(bytes, () => lookOf(bytes));
    },
    async remove(key) {
      // What nothing names any more is swept away tomorrow, should it not go now.
      if (KEY.test(key)) await store.remove(pathOf(key)).catch(() => undefined);
    },
  };
}
