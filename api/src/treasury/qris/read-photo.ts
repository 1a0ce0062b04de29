import jsqr from "jsqr";
import sharp from "sharp";
import { AppError } from "../../platform/errors.ts";

/** Enough for a code that fills a part of a photo. */
const LARGEST = 1600;
const PIXELS_MOST = 50_000_000;

const noCode = () =>
  new AppError(
    400,
    "not_qris",
    "Kode QRIS tidak terlihat di foto ini. Foto lebih dekat dan lurus, atau tempel isinya.",
    {
      errors: { photo: ["Kode QRIS tidak terlihat di foto ini. Foto lebih dekat dan lurus."] },
    },
  );

const decode = jsqr as unknown as (
  data: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null;

export async function textInPhoto(photo: Buffer): Promise<string> {
  const { data, info } = await sharp(photo, { limitInputPixels: PIXELS_MOST })
    .rotate()
    .resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw noCode();
    });
  const found = decode(new Uint8ClampedArray(data), info.width, info.height);
  if (!found) throw noCode();
  return found.data;
}
