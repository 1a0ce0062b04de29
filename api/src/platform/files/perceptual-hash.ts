import sharp from "sharp";

const SIDE = 16;
/** Differences smaller than this count as none: recompression changes shades slightly. */
const SHADES = 3;

/**
 * A perceptual hash of 256 bits (dHash): whether each cell of a small grey copy is darker than its neighbour. The
 * same picture in another size, format or compression differs in few bits.
 */
export async function lookOf(picture: Buffer): Promise<string> {
  const grey = await sharp(picture, { sequentialRead: true })
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: "fill" })
    .raw()
    .toBuffer();
  let bits = "";
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const place = row * (SIDE + 1) + column;
      bits += (grey[place + 1] ?? 0) - (grey[place] ?? 0) >= SHADES ? "1" : "0";
    }
  return bits;
}

/** A row of nearly one shade says nothing: every screenshot has such rows. */
const TELLING_BITS = 3;

/** The hash's rows with their positions, for an index that finds similar pictures. */
export function bandsOf(look: string): number[] {
  return Array.from({ length: SIDE }, (_, row) => look.slice(row * SIDE, (row + 1) * SIDE))
    .map((bits, row) => ({ bits, band: row * 2 ** SIDE + Number.parseInt(bits, 2) }))
    .filter(({ bits }) => bits.replaceAll("0", "").length >= TELLING_BITS)
    .map(({ band }) => band);
}
