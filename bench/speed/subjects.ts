import type { CatalogueFilter } from "../../api/src/platform/catalogue/published-list.ts";
import { Browsers } from "../../api/src/platform/rate-limit/browser-cookie.ts";
import { LIVELY_EVERY, SLUG } from "./fill.ts";
import { RARE_WORD } from "./sample-texts.ts";

export interface Subject {
  name: string;
  /** API answers are compared with the bare query, pages with raw HTTP. */
  kind: "list" | "detail" | "search" | "page";
  path: string;
  headers: Record<string, string>;
  /** Requested from an instance of the app without caches. */
  uncached: boolean;
  /** The app's query. Cached pages have none. */
  query?: { slug?: undefined; filter: CatalogueFilter } | { slug: string; filter?: undefined };
}

/** Tells the reference servers the subject, where the path alone does not. */
export const SUBJECT_HEADER = "x-subject";

const PAGE_SIZE = 20;
const LIVELY = `${SLUG}${LIVELY_EVERY * 50}`;
/** Known beforehand, so that the cookie of a browser that was here before is too. */
export const BROWSER_SECRET = Buffer.alloc(32, "bench");
const [BROWSER] = new Browsers([BROWSER_SECRET], false).give("127.0.0.1").split(";");
const RETURNING = { cookie: `csrftoken=${"t".repeat(32)}; ${BROWSER}` };
const ZIPPED = { ...RETURNING, "accept-encoding": "gzip, deflate, br" };

function list(name: string, filter: CatalogueFilter, headers: Record<string, string> = RETURNING): Subject {
  const asked = { limit: PAGE_SIZE, ...filter };
  const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]));
  const kind = filter.search === undefined ? "list" : "search";
  return { name, kind, path: `/api/campaigns/?${query}`, headers, uncached: false, query: { filter: asked } };
}

function detail(name: string, headers: Record<string, string>): Subject {
  const path = `/api/campaigns/${LIVELY}/`;
  return { name, kind: "detail", path, headers, uncached: false, query: { slug: LIVELY } };
}

const uncached = (subject: Subject): Subject => ({
  ...subject,
  name: `${subject.name}, uncached`,
  uncached: true,
});

export function page(name: string, path: string, headers: Record<string, string> = ZIPPED): Subject {
  return { name, kind: "page", path, headers, uncached: false };
}

/** What is measured, for a catalogue of this size. */
export function subjects(rows: number): Subject[] {
  return [
    list("list", {}),
    list("list, gzip", {}, ZIPPED),
    uncached(list("list", {})),
    uncached(list("list, first visit", {}, {})),
    uncached(list("list, last page", { offset: rows - PAGE_SIZE })),
    detail("detail", RETURNING),
    detail("detail, gzip", ZIPPED),
    uncached(detail("detail", RETURNING)),
    list("search", { search: RARE_WORD }),
    uncached(list("search, rare word", { search: RARE_WORD })),
    uncached(list("search, common word", { search: "warga" })),
    uncached(list("search, misspelt word", { search: "rebanna" })),
    page("page /, plain", "/", RETURNING),
    page("page /", "/"),
    page("page /charity", "/charity"),
    page("page /kampanye", `/kampanye/${LIVELY}`),
  ];
}
