import { ContentCache } from "../platform/cache/content-cache.ts";
import type { ContentChanges } from "../platform/cache/content-changes.ts";
import type { CompressedPage } from "./compressed-page.ts";
import { CONTENT_AREAS } from "./content-areas.ts";

const MOST_BYTES = 64 * 1024 * 1024;

/** Pages about one person are marked no-store and never cached. */
export const isPrivate = (headers: Record<string, string>) => headers["cache-control"] === "no-store";

/**
 * Keeps pages for `seconds` (CONTENT_CACHE_SECONDS, a minute) unless their content changes before; for how long a stale one is
 * served, `platform/cache/served-stale.ts` says. Rendering a page costs about 35 times as much as an API answer.
 */
export const createPageCache = (changes: ContentChanges, seconds: number) =>
  new ContentCache<CompressedPage>(changes, {
    seconds,
    areas: CONTENT_AREAS,
    mostBytes: MOST_BYTES,
    bytesOf: ({ page }) => page.size,
    worthKeeping: ({ status, headers }) => status === 200 && !isPrivate(headers),
    failed: ({ status }) => status >= 500,
  });
