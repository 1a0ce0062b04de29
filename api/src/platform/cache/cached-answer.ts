import type { IncomingMessage } from "node:http";
import { gzipSync } from "node:zlib";
import { acceptsGzip } from "./accepted-encoding.ts";
import { type Ready, type ReadyAnswer, readyOf } from "./ready-answer.ts";

/** Compressing smaller bodies saves nothing. */
const WORTH_ZIPPING_BYTES = 1024;

type Asking = Pick<IncomingMessage, "headers">;

interface Made {
  /** As it is serialised. */
  json: string;
  /** The number of rows of a list, all its pages together. */
  total: unknown;
  route: string;
  /** Headers that every answer of the app has. */
  always: Record<string, string>;
  /** Whether members get another answer, which no cache may keep. */
  guestsOnly: boolean;
}

/** The serialised answer of an endpoint that answers everybody, or every guest, alike. Compressed once, on first demand. */
export class CachedAnswer implements ReadyAnswer {
  readonly body: Buffer;
  readonly total: string | undefined;
  readonly route: string;
  /** The headers of this answer alone. */
  readonly headers: Record<string, string>;
  readonly #guestsOnly: boolean;
  readonly #always: Record<string, string>;
  #zipped: Buffer | undefined;
  #readyPlain: Ready | undefined;
  #readyZipped: Ready | undefined;

  constructor({ json, total, route, always, guestsOnly }: Made) {
    this.body = Buffer.from(json);
    this.total = total === undefined ? undefined : String(total);
    this.route = route;
    this.#always = always;
    this.#guestsOnly = guestsOnly;
    this.headers = {
      ...(guestsOnly && { "cache-control": "no-store" }),
      "content-type": "application/json; charset=utf-8",
      vary: "accept-encoding",
      ...(this.total !== undefined && { "x-total-count": this.total }),
    };
  }

  zipped(): Buffer {
    this.#zipped ??= gzipSync(this.body);
    return this.#zipped;
  }

  isZippedFor(request: Asking): boolean {
    return this.body.length >= WORTH_ZIPPING_BYTES && acceptsGzip(request);
  }

  readyFor(request: Asking): Ready | undefined {
    const { authorization, "accept-encoding": accepted } = request.headers;
    if (this.#guestsOnly && authorization !== undefined) return undefined;
    if (this.isZippedFor(request)) {
      this.#readyZipped ??= this.#ready(this.zipped(), { "content-encoding": "gzip" });
      return this.#readyZipped;
    }
    // The framework understands rarer ways to accept compression, such as `*`.
    if (accepted !== undefined && this.body.length >= WORTH_ZIPPING_BYTES) return undefined;
    this.#readyPlain ??= this.#ready(this.body);
    return this.#readyPlain;
  }

  #ready(bytes: Buffer, encoding: Record<string, string> = {}): Ready {
    return readyOf({ ...this.#always, ...this.headers, ...encoding }, bytes);
  }
}
