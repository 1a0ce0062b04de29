import { ALWAYS_KEPT, COPIED_AT, NO_SIGNAL_PAGE } from "../app/offline/which-pages-stay.ts";
import { keptAddressOf } from "../app/platform/kept-address.ts";
import { isCopied } from "./copy-pages.ts";
import { cacheOf, DATA, dated, FILES, isKept, keep, SHELL } from "./copy-store.ts";
import { worker } from "./scope.ts";

const PATIENCE_MS = 3000;
const PUBLIC_DATA =
  /^\/api\/(?:campaigns\/|products\/|courses\/$|site\/$|payments\/options\/$|donations\/campaign\/)|^\/logo\//;
const FILE = /^\/(?:assets|media|icons)\/|^\/favicon/;

/** The time of the copy that a page was shown from, by client id. */
export const copies = new Map<string, string | null>();

async function copyOf({ request, resultingClientId }: FetchEvent, name: string) {
  const copy = await caches.match(request, { cacheName: name, ignoreVary: true });
  if (copy && resultingClientId) copies.set(resultingClientId, copy.headers.get(COPIED_AT));
  return copy;
}

/** A late answer is still stored. Without a copy, the page waits for the network. */
async function networkFirst(event: FetchEvent, name: string): Promise<Response> {
  const fetched = fetch(event.request);
  const arrived = fetched.then(async (response) => {
    if (isKept(response, name)) await keep(name, event.request, await dated(response.clone()));
  });
  event.waitUntil(arrived.catch(() => undefined));
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([fetched, silence]).catch(() => undefined);
  return first ?? (await copyOf(event, name)) ?? fetched;
}

/** Redirects, so that the page that is shown instead hydrates at its own address. The offline page knows by `dari` what was asked for. */
async function withoutSignal({ request }: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const shell = await caches.open(SHELL);
  const prepared = await shell.match(pathname, { ignoreVary: true });
  if (prepared) return prepared;
  if (ALWAYS_KEPT.includes(pathname)) return Response.error();
  return Response.redirect(
    keptAddressOf(pathname) ?? `${NO_SIGNAL_PAGE}?dari=${encodeURIComponent(pathname + search)}`,
  );
}

function page(event: FetchEvent, pathname: string): Promise<Response> {
  const answer = isCopied(pathname) ? networkFirst(event, cacheOf(pathname)) : fetch(event.request);
  return answer.catch(() => withoutSignal(event));
}

async function file(event: FetchEvent): Promise<Response> {
  const known = await caches.match(event.request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(event.request);
  if (isKept(response)) event.waitUntil(keep(FILES, event.request, response.clone()));
  return response;
}

export function answer(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.headers.has("range") || request.headers.has("authorization")) return;
  if (FILE.test(pathname)) event.respondWith(file(event));
  else if (PUBLIC_DATA.test(pathname)) event.respondWith(networkFirst(event, DATA));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(page(event, pathname));
}
