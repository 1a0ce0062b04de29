import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import type { Encoding } from "../platform/cache/accepted-encoding.ts";

const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/**
 * A page as Brotli bytes, with other encodings derived once on demand. Keeping whole pages on this thread's heap, a
 * dozen new ones a second, would cause a full garbage collection every second.
 */
export class PackedPage {
  readonly #packed: Buffer;
  readonly #others: Partial<Record<"gzip" | "plain", Buffer | Promise<Buffer>>> = {};
  /** Upper bound: the compressed forms together are never longer than the page. */
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
