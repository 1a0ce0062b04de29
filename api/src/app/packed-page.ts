import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../platform/cache/accepted-encoding.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Beyond this a page takes longer to pack than to render, for a few bytes in a hundred. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The bytes of a page, packed once for each way that somebody accepts, beside the thread that answers. */
export class PackedPage {
  readonly #plain: Buffer;
  readonly #packed: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};
  /** The packed forms together are never longer than the page. */
  readonly size: number;

  constructor(html: Uint8Array<ArrayBuffer>) {
    this.#plain = Buffer.from(html.buffer);
    this.size = 2 * this.#plain.length;
  }

  bytes(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (!encoding) return this.#plain;
    return this.#packed[encoding] ?? this.#pack(encoding);
  }

  #pack(encoding: Encoding): Promise<Buffer> {
    const packing = encoding === "br" ? brotli(this.#plain, BROTLI) : zip(this.#plain);
    this.#packed[encoding] = packing;
    return packing.then((bytes) => {
      this.#packed[encoding] = bytes;
      return bytes;
    });
  }
}
