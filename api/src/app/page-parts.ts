import { crc32, deflateRawSync } from "node:zlib";

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last, empty block of a deflate stream. */
const DEFLATE_END = Buffer.from([0x03, 0x00]);

/**
 * A rendered page, cut where its nonce stands. Every answer needs a nonce of its own, but rendering, and compressing,
 * need not be done again for it: the pieces are compressed once, each on its own, and the nonce is put between them as
 * an uncompressed block, which the gzip format allows.
 */
export class PageParts {
  readonly #plain: Buffer[];
  readonly #packed: Buffer[];
  readonly size: number;

  constructor(html: string, nonceMark: string) {
    this.#plain = html.split(nonceMark).map((piece) => Buffer.from(piece));
    this.#packed = this.#plain.map((piece) => deflateRawSync(piece, { level: 9, finishFlush: 3 }));
    this.size = [...this.#plain, ...this.#packed].reduce((sum, piece) => sum + piece.length, 0);
  }

  plain(nonce: string): Buffer {
    return joinWith(this.#plain, Buffer.from(nonce));
  }

  gzipped(nonce: string): Buffer {
    const page = this.plain(nonce);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(page), 0);
    trailer.writeUInt32LE(page.length, 4);
    return Buffer.concat([
      GZIP_HEAD,
      joinWith(this.#packed, storedBlock(Buffer.from(nonce))),
      DEFLATE_END,
      trailer,
    ]);
  }
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function joinWith(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? [piece] : [between, piece])));
}
