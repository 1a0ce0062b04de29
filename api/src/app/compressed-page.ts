import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "../platform/cache/accepted-encoding.ts";
import { type Ready, type ReadyAnswer, readyOf } from "../platform/cache/ready-answer.ts";

const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/**
 * A page as Brotli bytes, with other encodings derived once on demand. Keeping whole pages on this thread's heap, a
 * dozen new ones a second, would cause a full garbage collection every second.
 */
class CompressedHtml {
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

interface Rendered {
  status: number;
  headers: Record<string, string>;
  tag: string | undefined;
  /** Compressed with Brotli; `length` is the original size. */
  html: Uint8Array<ArrayBuffer>;
  length: number;
}

/** A page with its headers, compressed and serialised once for all visitors. */
export class CompressedPage implements ReadyAnswer {
  readonly route = "/*";
  readonly status: number;
  /** Includes the common headers: on the fast path nothing else adds them. */
  readonly headers: Record<string, string>;
  readonly page: CompressedHtml;
  readonly #tag: string | undefined;
  readonly #ready = new Map<Encoding | undefined, Ready>();

  constructor({ status, headers, tag, html, length }: Rendered) {
    this.status = status;
    this.headers = { ...headers, ...(tag && { etag: tag }) };
    this.#tag = tag;
    this.page = new CompressedHtml(html, length);
  }

  isKnownTo({ headers }: { headers: IncomingHttpHeaders }): boolean {
    const known = headers["if-none-match"];
    return known?.split(",").some((tag) => tag.trim() === this.#tag) ?? false;
  }

  readyFor(request: { headers: IncomingHttpHeaders }): Ready | undefined {
    if (this.isKnownTo(request)) return undefined;
    const encoding = acceptedEncoding(request);
    const made = this.#ready.get(encoding);
    if (made) return made;
    const bytes = this.page.bytes(encoding);
    // Still being made: the framework waits for it.
    if (bytes instanceof Promise) return undefined;
    const ready = readyOf({ ...this.headers, ...(encoding && { "content-encoding": encoding }) }, bytes);
    this.#ready.set(encoding, ready);
    return ready;
  }
}
