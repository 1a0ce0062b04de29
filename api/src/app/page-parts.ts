import { crc32, deflateRawSync } from "node:zlib";
import { crcShift, multiplyCrc } from "./crc-join.ts";

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last, empty block of a deflate stream. */
const DEFLATE_END = Buffer.from([0x03, 0x00]);
const TRAILER_BYTES = 8;

/**
 * A rendered page with holes where its nonce stands. Every answer needs a nonce of its own, but rendering, compressing
 * and summing up need not be done again for it: the pieces between the holes are compressed once, each on its own, and
 * the nonce stands between them in an uncompressed block, which the gzip format allows.
 */
export class PageParts {
  readonly #plain: Buffer;
  readonly #plainHoles: number[];
  readonly #packed: Buffer;
  readonly #packedHoles: number[];
  /** The checksum of the page but for the nonces, and what that of a nonce is to be multiplied with. */
  readonly #crc: { rest: number; ofNonce: number };
  readonly size: number;

  constructor(html: string, nonceMark: string) {
    const pieces = html.split(nonceMark).map((piece) => Buffer.from(piece));
    const mark = Buffer.from(nonceMark);
    this.#plain = joinWith(pieces, mark);
    this.#plainHoles = holes(pieces, 0, mark.length, 0);

    const packed = pieces.map((piece) => deflateRawSync(piece, { level: 9, finishFlush: 3 }));
    const block = Buffer.concat([storedBlockHead(mark.length), mark]);
    const head = block.length - mark.length;
    const trailer = Buffer.alloc(TRAILER_BYTES);
    trailer.writeUInt32LE(this.#plain.length, 4);
    this.#packed = Buffer.concat([GZIP_HEAD, joinWith(packed, block), DEFLATE_END, trailer]);
    this.#packedHoles = holes(packed, GZIP_HEAD.length, mark.length, head);
    this.#crc = crcWithout(pieces, mark.length);
    this.size = this.#plain.length + this.#packed.length;
  }

  /** The nonce must be as long as the mark was. */
  plain(nonce: string): Buffer {
    return filled(this.#plain, this.#plainHoles, nonce);
  }

  gzipped(nonce: string): Buffer {
    const page = filled(this.#packed, this.#packedHoles, nonce);
    const crc = this.#crc.rest ^ multiplyCrc(this.#crc.ofNonce, crc32(nonce));
    page.writeUInt32LE(crc >>> 0, page.length - TRAILER_BYTES);
    return page;
  }
}

/**
 * The renderer puts the nonce on every link, though those are files of ours, which the policy lets in by themselves. Each
 * would cost some fifty bytes of the packed page, and time in every answer.
 */
export const onlyNeededNonces = (html: string, nonceMark: string): string =>
  html.replaceAll(/<link\b[^>]*>/g, (link) => link.replace(` nonce="${nonceMark}"`, ""));

function filled(page: Buffer, holes: readonly number[], nonce: string): Buffer {
  const copy = Buffer.from(page);
  for (const hole of holes) copy.write(nonce, hole, "latin1");
  return copy;
}

function joinWith(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? [piece] : [between, piece])));
}

/** Where the nonces begin, when each stands between two pieces behind a head of its own. */
function holes(pieces: readonly Buffer[], start: number, nonceLength: number, headLength: number): number[] {
  let place = start;
  return pieces.slice(0, -1).map((piece) => {
    const hole = place + piece.length + headLength;
    place = hole + nonceLength;
    return hole;
  });
}

function crcWithout(pieces: readonly Buffer[], nonceLength: number): { rest: number; ofNonce: number } {
  const overNonce = crcShift(nonceLength);
  let [rest, ofNonce] = [0, 0];
  for (const [place, piece] of pieces.entries()) {
    const overPiece = crcShift(piece.length);
    // The place of a nonce counts as one more that stands before this piece.
    if (place > 0) {
      rest = multiplyCrc(rest, overNonce);
      ofNonce = multiplyCrc(ofNonce, overNonce) ^ crcShift(0);
    }
    rest = multiplyCrc(rest, overPiece) ^ crc32(piece);
    ofNonce = multiplyCrc(ofNonce, overPiece);
  }
  return { rest, ofNonce };
}

function storedBlockHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}
