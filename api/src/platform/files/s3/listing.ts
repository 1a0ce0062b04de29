import { text } from "node:stream/consumers";
import type { Ask } from "./request.ts";
import { allOf, textOf } from "./xml.ts";

export interface Stored {
  key: string;
  bytes: number;
  changedAt: Date;
}

const storedIn = (xml: string): Stored[] =>
  allOf(xml, "Contents").map((entry) => ({
    key: textOf(entry, "Key") ?? "",
    bytes: Number(textOf(entry, "Size")),
    changedAt: new Date(textOf(entry, "LastModified") ?? 0),
  }));

const AT_ONCE = 1000;

/**
 * Lists all keys with the prefix, in order, page by page. Uses version 1 of the API, which continues after a key
 * instead of a token: every storage supports it.
 */
export async function* listed(ask: Ask, prefix: string, atOnce = AT_ONCE): AsyncGenerator<Stored> {
  let marker = "";
  for (;;) {
    const answer = await ask("GET", "", {
      query: { prefix, "max-keys": String(atOnce), ...(marker && { marker }) },
    });
    const xml = await text(answer);
    const stored = storedIn(xml);
    yield* stored;
    const last = stored.at(-1)?.key;
    if (textOf(xml, "IsTruncated") !== "true" || !last) return;
    marker = last;
  }
}
