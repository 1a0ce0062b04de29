import { crc32, deflateRawSync } from "node:zlib";
import { crcShift, joinCrc } from "./crc-join.ts";

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last, empty block of a deflate stream. */
const DEFLATE_END = Buffer.from([0x03, 0x00]);

interface Piece {
  plain: Buffer;
  packed: Buffer;
  crc: number;
  crcShift: number;
}

function packedPiece(text: string): Piece {
  const plain = Buffer.from(text);
  const packed = deflateRawSync(plain, { level: 9, finishFlush: 3 });
  return { plain, packed, crc: crc32(plain), crcShift: crcShift(plain.length) };
}

/**
 * A rendered page, cut where its nonce stands. Every answer needs a nonce of its own, but rendering, compressing and
 * summing up need not be done again for it: the pieces are compressed once, each on its own, and the nonce is put
 * between them as an uncompressed block, which the gzip format allows.
 */
export class PageParts {
  readonly #pieces: Piece[];
  readonly size: number;

  constructor(html: string, nonceMark: string) {
    this.#pieces = html.split(nonceMark).map(packedPiece);
    this.size = this.#pieces.reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 0);
  }

  plain(nonce: string): Buffer {
    const between = Buffer.from(nonce);
    return Buffer.concat(
      this.#pieces.flatMap(({ plain }, place) => (place === 0 ? [plain] : [between, plain])),
    );
  }

  gzipped(nonce: string): Buffer {
    const between = Buffer.from(nonce);
    const block = storedBlock(between);
    const blocks = this.#pieces.flatMap(({ packed }, place) => (place === 0 ? [packed] : [block, packed]));
    return Buffer.concat([GZIP_HEAD, ...blocks, DEFLATE_END, this.#trailer(between)]);
  }

  #trailer(between: Buffer): Buffer {
    const crcOfNonce = crc32(between);
    const shift = crcShift(between.length);
    let crc = 0;
    let length = -between.length;
    for (const [place, piece] of this.#pieces.entries()) {
      if (place > 0) crc = joinCrc(crc, crcOfNonce, shift);
      crc = joinCrc(crc, piece.crc, piece.crcShift);
      length += between.length + piece.plain.length;
    }
    const trailer = Buffer.allocUnsafe(8);
    trailer.writeUInt32LE(crc, 0);
    trailer.writeUInt32LE(length, 4);
    return trailer;
  }
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
