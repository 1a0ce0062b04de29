import type { IncomingMessage } from "node:http";

/** Headers as names and values alternating, which node:http sends without further processing, and the body. */
export interface Ready {
  head: string[];
  bytes: Buffer;
}

/** A kept answer that can be sent, with status 200, before the framework sees the request. */
export interface ReadyAnswer {
  /** The pattern of its route, which the metrics name. */
  readonly route: string;
  /** Undefined for callers who need more than these bytes. */
  readyFor(request: Pick<IncomingMessage, "headers">): Ready | undefined;
}

export const readyOf = (headers: Record<string, string>, bytes: Buffer): Ready => ({
  head: Object.entries({ ...headers, "content-length": String(bytes.length) }).flat(),
  bytes,
});
