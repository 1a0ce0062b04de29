import type { IncomingHttpHeaders } from "node:http";
import type { Encoding } from "../platform/cache/accepted-encoding.ts";
import { PackedPage } from "./packed-page.ts";

interface Rendered {
  status: number;
  headers: Record<string, string>;
  tag: string | undefined;
  /** Packed with Brotli, and how long it was before. */
  html: Uint8Array<ArrayBuffer>;
  length: number;
}

/** A page with all that is sent with it, packed and put into words once for all who ask. */
export class CachedPage {
  readonly status: number;
  /** Also what every answer carries: where a page is answered early, nobody else adds it. */
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

  /** Names and values in turn, as node:http sends them without looking at them again. */
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
