import { createHash } from "node:crypto";
import type { InlineHashes } from "../platform/http/security-headers.ts";

export interface SealedPage {
  html: string;
  hashes: InlineHashes;
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Names the scripts and styles that stand in a page by their hashes. Only those are named that carry the mark, which the
 * renderer was given and no content can know: a script that slipped into a description would get no hash, and not run.
 */
export function sealPage(html: string, mark: string): SealedPage {
  const hashes: InlineHashes = { script: [], style: [] };
  const inline = new RegExp(`<(script|style)\\b[^>]* nonce="${mark}"[^>]*>(.*?)</\\1>`, "gs");
  for (const [, kind, text = ""] of html.matchAll(inline)) {
    const hash = sha256(text);
    const known = hashes[kind as keyof InlineHashes];
    if (!known.includes(hash)) known.push(hash);
  }
  return { html: html.replaceAll(` nonce="${mark}"`, ""), hashes };
}

/** Times in milliseconds, which differ at every rendering and which nobody sees. */
const MOMENT = /\b\d{13}\b/g;

/** The same for two renderings that show the same. */
export const pageTag = (html: string): string =>
  `W/"${createHash("sha256").update(html.replaceAll(MOMENT, "")).digest("base64url").slice(0, 27)}"`;
