import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import type { Encoding } from "../platform/cache/accepted-encoding.ts";

const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/**
 * The bytes of a page as they come from the renderer, packed with Brotli, and made of them once whatever else somebody accepts.
 * Whole pages in this thread's memory, a dozen new ones a second, would have the engine look through all of it every second.
 */
export class PackedPage {
  readonly #packed: Buffer;
  readonly #others: Partial<Record<"gzip" | "plain", Buffer | Promise<Buffer>>> = {};
  /** The packed forms together are never longer than the page. */
  readonly size: number;

  constructor(packed: Uint8Array<ArrayBuffer>, length: number) {
    this.#packed = Buffer.from(packed.buffer);
    this.size = 2 * length;
  }

  bytes(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (encoding === "br") return this.#packed;
    const form = encoding ?? "plain";
    return this.#others[form] ?? this.#make(form);
  }

  #make(form: "gzip" | "plain"): Promise<Buffer> {
    const plain = unpack(this.#packed);
    const making = form === "plain" ? plain : plain.then((bytes) => zip(bytes));
    this.#others[form] = making;
    return making.then((bytes) => {
      this.#others[form] = bytes;
      return bytes;
    });
  }
}
