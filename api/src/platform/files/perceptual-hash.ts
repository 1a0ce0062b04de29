import sharp from "sharp";

const SIDE = 16;
/** Two shades nearer than this are one: compressing a picture anew moves them about. */
const SHADES = 3;

/**
 * What a picture looks like, in 256 bits (dHash): whether each field of a small grey copy is darker than its neighbour.
 * The same picture in another size, format or compression differs in few of them.
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

/** Of a row that is nearly all one shade nothing can be told: every screenshot has such rows. */
const TELLING_BITS = 3;

/** The rows of a look, each with its place, by which an index finds those that may be near. */
export function bandsOf(look: string): number[] {
  return Array.from({ length: SIDE }, (_, row) => look.slice(row * SIDE, (row + 1) * SIDE))
    .map((bits, row) => ({ bits, band: row * 2 ** SIDE + Number.parseInt(bits, 2) }))
    .filter(({ bits }) => bits.replaceAll("0", "").length >= TELLING_BITS)
    .map(({ band }) => band);
}
