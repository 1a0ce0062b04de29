import { ALWAYS_KEPT, COPIED_AT, NEVER_COPIED, PAGES, TICKETS } from "../app/offline/which-pages-stay.ts";
import { keptAddressOf } from "../app/platform/kept-address.ts";
import { cacheOf, DATA, dated, filesIn, isKept, keep, keepFile, keepLater, SHELL } from "./copy-store.ts";
import { type Visited, worker } from "./scope.ts";

const LOGOS = ["/logo/mark.svg", "/logo/light.svg"];
/** A copy that is no older is good enough for a page that is opened again. */
const FRESH_MS = 10 * 60_000;

export const isCopied = (pathname: string) => !NEVER_COPIED.test(pathname) && !ALWAYS_KEPT.includes(pathname);

async function prepare(path: string): Promise<void> {
  const cache = await caches.open(SHELL);
  const page = await fetch(path, { cache: "reload" });
  if (!page.ok) throw new Error(`${path} is not there`);
  const html = await page.clone().text();
  await cache.put(path, page);
  const add = async (file: string) =>
    void ((await cache.match(file, { ignoreVary: true })) ?? (await cache.add(file)));
  await Promise.all([...filesIn(html)].map((file) => add(file).catch(() => undefined)));
  await keepLater(html, add).catch(() => undefined);
}

/** The community's own mark, which may change: a first copy of it, until the next one is read. */
async function prepareLogo(): Promise<void> {
  const cache = await caches.open(DATA);
  await Promise.all(LOGOS.map((path) => cache.add(path).catch(() => undefined)));
}

/** The scanners that were opened here, with the files of this version: those of the last one go with it. */
async function prepareScanners(): Promise<void> {
  const known = await (await caches.open(TICKETS)).keys();
  const paths = known.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/panitia/"));
  await Promise.all(paths.map((path) => prepare(path).catch(() => undefined)));
}

export const prepareAll = () => Promise.all([...ALWAYS_KEPT.map(prepare), prepareLogo(), prepareScanners()]);

/** Of a page that was opened within the app, or will be: with the files that its HTML names, and those that it has loaded. */
export async function keepVisited({ visited: pathname, files }: Visited): Promise<void> {
  if (!isCopied(pathname) && !keptAddressOf(pathname)) return;
  // From the last one: what a file imports was loaded after it, and must be here before it.
  for (const path of files?.toReversed() ?? []) await keepFile(path);
  // A payment's page is not stored, but its code: the page of what the phone keeps of it uses the same.
  if (!isCopied(pathname)) return;
  const name = cacheOf(pathname);
  const known = await caches.match(pathname, { cacheName: name, ignoreVary: true });
  const at = known?.headers.get(COPIED_AT);
  if (at && name === PAGES && Date.now() - Date.parse(at) < FRESH_MS) return;
  const response = await fetch(pathname, { headers: { accept: "text/html" } });
  if (!isKept(response, name) || response.redirected) return;
  const html = await response.clone().text();
  const copy = await dated(response);
  // First: without its files a copy could neither show its answers nor say that it is one.
  for (const path of filesIn(html)) await keepFile(path);
  await keepLater(html, keepFile);
  await keep(name, pathname, copy);
  // At the door people go to their ticket by the list.
  if (pathname.startsWith("/tiket/")) await keepVisited({ visited: "/tiket-saya" });
}

/** The pages that are open now were loaded before this worker: copies of them, with the files that they name. */
export async function keepOpenPages(): Promise<void> {
  const { connection } = worker.navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = new Set(open.map(({ url }) => new URL(url).pathname));
  await Promise.all([...paths].map((visited) => keepVisited({ visited }).catch(() => undefined)));
}
