import sharp from "sharp";
import { inOwnProcess } from "../own-process.ts";
import { MOST_PIXELS } from "./check-uploaded-picture.ts";
import { decoding } from "./decoding.ts";

export interface Greys {
  /** A byte for each pixel. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** Enough for a code that fills a part of a photo. */
const LARGEST = 1600;
/** The search takes a third of a second, a second for a picture made of false codes; the rest is for an overloaded machine. */
const LIMITS = { seconds: 8, megabytes: 128 };
const PROCESS = new URL("./codes-in-picture-process.ts", import.meta.url);

const greysOf = async (picture: Buffer): Promise<Greys> => {
  const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/**
 * The texts of the QR codes in a picture; none if the file is no picture, undefined if the search took too long. It runs in
 * another process, because it takes longest where nothing can be found: in a grainy photograph.
 */
export const codesInPicture = (picture: Buffer): Promise<string[] | undefined> =>
  decoding(picture, async () => {
    const greys = await greysOf(picture).catch(() => undefined);
    return greys ? inOwnProcess<string[]>(PROCESS, greys, LIMITS) : [];
  });
