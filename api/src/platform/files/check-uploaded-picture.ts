import { UPLOAD_MOST_BYTES, UPLOAD_TOO_LARGE, UPLOAD_WRONG_TYPE, type UploadType } from "@barakah/contract";
import sharp from "sharp";
import { tooLarge, wrongType } from "../errors.ts";

const MOST_SIDE = 12_000;
/** About 8000 × 6000: more than most phones take, less than what would exhaust memory when decoded. */
export const MOST_PIXELS = 50_000_000;
/** Progressive JPEGs are decoded in memory as a whole, at seven bytes a pixel. */
const MOST_PROGRESSIVE_PIXELS = 16_000_000;
const tooManyPixels = (most: number) =>
  tooLarge(`Gambar terlalu besar. Kecilkan dahulu, paling banyak ${most / 1_000_000} megapiksel.`);

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const SIGNATURES: Record<UploadType, Buffer> = { "image/jpeg": JPEG, "image/jpg": JPEG, "image/png": PNG };

/** Checks the magic bytes, so that untrusted files never reach decoders of other formats, such as SVG. */
function checkSignature(bytes: Buffer) {
  if (bytes.length > UPLOAD_MOST_BYTES) throw tooLarge(UPLOAD_TOO_LARGE);
  if (!Object.values(SIGNATURES).some((signature) => bytes.subarray(0, signature.length).equals(signature)))
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

/** The check of every uploaded picture, public or private. Throws 413 or 415 if it is not acceptable. */
export async function checkUploadedPicture(bytes: Buffer): Promise<void> {
  checkSignature(bytes);
  await checkSize(bytes);
}
