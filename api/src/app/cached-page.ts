import type { IncomingHttpHeaders } from "node:http";
import type { Encoding } from "../platform/cache/accepted-encoding.ts";
import { PackedPage } from "./packed-page.ts";

interface Rendered {
  status: number;
  headers: Record<string, string>;
  tag: string | undefined;
  /** Compressed with Brotli; `length` is the original size. */
  html: Uint8Array<ArrayBuffer>;
  length: number;
}

/** A page with its headers, compressed and serialised once for all visitors. */
export class CachedPage {
  readonly status: number;
  /** Includes the common headers: on the fast path nothing else adds them. */
  readonly headers: Record<string, string>;
  readonly page: PackedPage;
  readonly #tag: string | undefined;
  readonly #heads = new Map<Encoding | undefined, string[]>();

  constructor({ status, headers, tag, html, length }: Rendered) {
    this.status = status;
    this.headers = { ...headers, ...(tag && { etag: tag }) };
    this.#tag = tag;
    this.page = new PackedPage(html, length);
  }

  isKnownTo({ headers }: { headers: IncomingHttpHeaders }): boolean {
    const known = headers["if-none-match"];
    return known?.split(",").some((tag) => tag.trim() === this.#tag) ?? false;
  }

  /** Names and values alternating, which node:http sends without further processing. */
  head(encoding: Encoding | undefined, { length }: Buffer): string[] {
    const made = this.#heads.get(encoding);
    if (made) return made;
    const headers = {
      ...this.headers,
      ...(encoding && { "content-encoding": encoding }),
      "content-length": String(length),
    };
    const head = Object.entries(headers).flat();
    this.#heads.set(encoding, head);
    return head;
  }
}
