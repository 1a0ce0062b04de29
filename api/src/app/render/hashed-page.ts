import { createHash, randomBytes } from "node:crypto";
import type { InlineHashes } from "../../platform/http/security-headers.ts";

export interface HashedPage {
  html: string;
  hashes: InlineHashes;
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Names the scripts and styles that stand in a page by their hashes. Only those are named that carry the mark, which the
 * renderer was given and no content can know: a script that slipped into a description would get no hash, and not run.
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
 * Another one for every rendering, also where only times differ that nobody sees: whoever has a page already is sent the
 * policy of the one kept now, and its hashes must be those of the scripts that the browser has.
 */
export const pageTag = (): string => `W/"${randomBytes(20).toString("base64url")}"`;
