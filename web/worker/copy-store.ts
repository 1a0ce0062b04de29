import { COPIES_MOST } from "../app/offline/how-long-kept.ts";
import { COPIED_AT, PAGES, TICKETS } from "../app/offline/which-pages-stay.ts";

/** Replaced by the build: it names the files of this version. */
declare const VERSION: string;

export const SHELL = `kerangka-${VERSION}`;
export const FILES = `berkas-${VERSION}`;
export const DATA = "data";

const MOST: Record<string, number> = {
  [PAGES]: COPIES_MOST.pages,
  [DATA]: COPIES_MOST.data,
  [FILES]: COPIES_MOST.files,
  [TICKETS]: COPIES_MOST.tickets,
};
const TICKET = /^\/(?:tiket|panitia)\/./;
export const cacheOf = (pathname: string) => (TICKET.test(pathname) ? TICKETS : PAGES);

export async function keep(name: string, request: RequestInfo, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  const most = MOST[name] ?? keys.length;
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
}

/** With the moment at which it was read. */
export async function dated(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(COPIED_AT, new Date().toISOString());
  return new Response(await response.blob(), { status: response.status, headers });
}

/** Tickets are stored although they are private: their cache is emptied at the sign-out. */
export const isKept = (response: Response, name?: string) =>
  response.status === 200 &&
  (name === TICKETS || !/no-store/.test(response.headers.get("cache-control") ?? ""));

/** A file that was loaded before the worker started: the browser's own cache still has it. */
export async function keepFile(path: string): Promise<void> {
  if (await caches.match(path, { ignoreVary: true })) return;
  const response = await fetch(path);
  if (isKept(response)) await keep(FILES, path, response);
}

export const filesIn = (html: string) =>
  new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg|wasm)/g) ?? []);

/** The page's own script and the start, as the page imports them. */
const OWN_SCRIPT = /\bimport\("(\/assets\/[\w.-]+\.js)"\)/g;
/** What a script imports, at once or later, and what this needs. */
const IMPORTED = /["'`](?:assets|\.)\/([\w.-]+\.js)["'`]/g;

/**
 * What the page's own script loads when it is used, and what that loads in turn: without a signal it could not be loaded then. Of each
 * file first what it needs, because the signal may drop in between.
 */
export async function keepLater(html: string, keepOne: (path: string) => Promise<unknown>): Promise<void> {
  const seen = new Set<string>();
  async function importedBy(script: string): Promise<string[]> {
    const response = (await caches.match(script, { ignoreVary: true })) ?? (await fetch(script));
    const names = (await response.text()).matchAll(IMPORTED);
    return [...names].map(([, name]) => `/assets/${name}`).filter((file) => !html.includes(file));
  }
  async function keepWhole(file: string): Promise<void> {
    if (seen.has(file)) return;
    seen.add(file);
    for (const needed of await importedBy(file)) await keepWhole(needed);
    await keepOne(file);
  }
  for (const [, script = ""] of html.matchAll(OWN_SCRIPT))
    for (const file of await importedBy(script)) await keepWhole(file).catch(() => undefined);
}

/** Copies of pages are deleted together with their scripts: without these a page could not say that it is a copy. */
export async function forgetOlder(): Promise<void> {
  const ours = new Set([SHELL, FILES]);
  const names = await caches.keys();
  const older = names.filter((name) => /^(?:kerangka|berkas)-/.test(name) && !ours.has(name));
  if (older.length > 0) older.push(PAGES, DATA);
  await Promise.all(older.map((name) => caches.delete(name)));
}
