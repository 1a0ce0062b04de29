import { createHash, randomBytes } from "node:crypto";
import type { InlineHashes } from "../../platform/http/security-headers.ts";

export interface HashedPage {
  html: string;
  hashes: InlineHashes;
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Hashes a page's inline scripts and styles for its policy. Only tags with the mark are hashed, which no content can
 * know: a script injected through a description gets no hash and does not run.
 */
export function hashPage(html: string, mark: string): HashedPage {
  const hashes: InlineHashes = { script: [], style: [] };
  const inline = new RegExp(`<(script|style)\\b[^>]* nonce="${mark}"[^>]*>(.*?)</\\1>`, "gs");
  for (const [, kind, text = ""] of html.matchAll(inline)) {
    const hash = sha256(text);
    const known = hashes[kind as keyof InlineHashes];
    if (!known.includes(hash)) known.push(hash);
  }
  return { html: html.replaceAll(` nonce="${mark}"`, ""), hashes };
}

/**
 * A new tag for each rendering, even if only invisible times differ: a 304 carries the policy of the page that is
 * cached now, and its hashes must match the scripts that the browser has.
 */
export const pageTag = (): string => `W/"${randomBytes(20).toString("base64url")}"`;
