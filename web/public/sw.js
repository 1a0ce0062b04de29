// Keeps what visitors have read, for when there is no signal. Network first: a copy is shown only after three seconds of
// silence. Never the back office, a payment's page, or an answer that a session asked for.
const VERSION = "__VERSION__";
const SHELL = `kerangka-${VERSION}`;
const FILES = `berkas-${VERSION}`;
const PAGES = "halaman";
const DATA = "data";
/** Tickets, and the scanners of crew: they must open without a signal, also after an update of the app. */
const TICKETS = "tiket";
const OFFLINE = "/tanpa-sambungan";
/** Pages that must open without a signal, also where nobody has opened them before. */
const ALWAYS = [OFFLINE, "/bukti-belum-terkirim", "/kelas-tersimpan"];
const LOGOS = ["/logo/mark.svg", "/logo/light.svg"];
const PATIENCE_MS = 3000;
/** A copy that is no older is good enough for a page that is opened again. */
const FRESH_MS = 10 * 60_000;
const MOST = { [PAGES]: 40, [DATA]: 60, [FILES]: 200, [TICKETS]: 60 };
const TICKET = /^\/(?:tiket|panitia)\/./;
const cacheOf = (pathname) => (TICKET.test(pathname) ? TICKETS : PAGES);
/** Pages that are never stored, because they show private data. The same pattern is in app/offline/never-copied.ts. */
const NEVER_COPIED = /^\/(?:admin|pembayaran|surat|cek-donasi|notifikasi\/pilihan)(?:\/|$)/;
const PUBLIC_DATA =
  /^\/api\/(?:campaigns\/|products\/|courses\/$|site\/$|payments\/options\/$|donations\/campaign\/)|^\/logo\//;
const FILE = /^\/(?:assets|media|icons)\/|^\/favicon/;

/** The time of the copy that a page was shown from, by client id. */
const copies = new Map();

async function keep(name, request, response) {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST[name]))) await cache.delete(old);
}

/** With the moment at which it was read. */
async function dated(response) {
  const headers = new Headers(response.headers);
  headers.set("x-copied-at", new Date().toISOString());
  return new Response(await response.blob(), { status: response.status, headers });
}

async function prepare(path) {
  const cache = await caches.open(SHELL);
  const page = await fetch(path, { cache: "reload" });
  if (!page.ok) throw new Error(`${path} is not there`);
  const html = await page.clone().text();
  await cache.put(path, page);
  await Promise.all([...filesIn(html)].map((file) => cache.add(file).catch(() => undefined)));
}

/** The community's own mark, which may change: a first copy of it, until the next one is read. */
async function prepareLogo() {
  const cache = await caches.open(DATA);
  await Promise.all(LOGOS.map((path) => cache.add(path).catch(() => undefined)));
}

/** The scanners that were opened here, with the files of this version: those of the last one go with it. */
async function prepareScanners() {
  const known = await (await caches.open(TICKETS)).keys();
  const paths = known.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/panitia/"));
  await Promise.all(paths.map((path) => prepare(path).catch(() => undefined)));
}

self.addEventListener("install", (event) =>
  event.waitUntil(Promise.all([...ALWAYS.map(prepare), prepareLogo(), prepareScanners()])),
);

/** Copies of pages are deleted together with their scripts: without these a page could not say that it is a copy. */
async function forgetOlder() {
  const ours = new Set([SHELL, FILES]);
  const names = await caches.keys();
  const older = names.filter((name) => /^(?:kerangka|berkas)-/.test(name) && !ours.has(name));
  if (older.length > 0) older.push(PAGES, DATA);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The pages that are open now were loaded before this worker: copies of them, with the files that they name. */
async function keepOpenPages() {
  if (self.navigator.connection?.saveData) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = new Set(open.map(({ url }) => new URL(url).pathname));
  await Promise.all([...paths].map((visited) => keepVisited({ visited }).catch(() => undefined)));
}

self.addEventListener("activate", (event) =>
  event.waitUntil(forgetOlder().then(() => self.clients.claim()).then(keepOpenPages)),
);

/** Tickets are stored although they are private: their cache is emptied at the sign-out. */
const isKept = (response, name) =>
  response.status === 200 && (name === TICKETS || !/no-store/.test(response.headers.get("cache-control") ?? ""));

async function copyOf({ request, resultingClientId }, name) {
  const copy = await caches.match(request, { cacheName: name, ignoreVary: true });
  if (copy && resultingClientId) copies.set(resultingClientId, copy.headers.get("x-copied-at"));
  return copy;
}

/** A late answer is still stored. Without a copy, the page waits for the network. */
async function networkFirst(event, name) {
  const fetched = fetch(event.request);
  const arrived = fetched.then(async (response) => {
    if (isKept(response, name)) await keep(name, event.request, await dated(response.clone()));
  });
  event.waitUntil(arrived.catch(() => undefined));
  const silence = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([fetched, silence]).catch(() => undefined);
  return first ?? (await copyOf(event, name)) ?? fetched;
}

/** A redirect, so that the offline page hydrates at its own address. It knows the requested address by `dari`. */
async function withoutSignal({ request }) {
  const { pathname, search } = new URL(request.url);
  const shell = await caches.open(SHELL);
  const prepared = await shell.match(pathname, { ignoreVary: true });
  if (prepared) return prepared;
  return ALWAYS.includes(pathname)
    ? Response.error()
    : Response.redirect(`${OFFLINE}?dari=${encodeURIComponent(pathname + search)}`);
}

const isCopied = (pathname) => !NEVER_COPIED.test(pathname) && !ALWAYS.includes(pathname);

/** A file that was loaded before the worker started: the browser's own cache still has it. */
async function keepFile(path) {
  if (await caches.match(path, { ignoreVary: true })) return;
  const response = await fetch(path);
  if (isKept(response)) await keep(FILES, path, response);
}

const filesIn = (html) => new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? []);

/** Of a page that was opened within the app. Without a list of `files`, those that its HTML names. */
async function keepVisited({ visited: pathname, files }) {
  if (!isCopied(pathname)) return;
  for (const path of files ?? []) await keepFile(path);
  const name = cacheOf(pathname);
  const known = await caches.match(pathname, { cacheName: name, ignoreVary: true });
  if (known && name === PAGES && Date.now() - Date.parse(known.headers.get("x-copied-at")) < FRESH_MS) return;
  const response = await fetch(pathname, { headers: { accept: "text/html" } });
  if (!isKept(response, name) || response.redirected) return;
  const html = files ? "" : await response.clone().text();
  await keep(name, pathname, await dated(response));
  for (const path of filesIn(html)) await keepFile(path);
}

function page(event, pathname) {
  const answer = isCopied(pathname) ? networkFirst(event, cacheOf(pathname)) : fetch(event.request);
  return answer.catch(() => withoutSignal(event));
}

async function file(event) {
  const known = await caches.match(event.request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(event.request);
  if (isKept(response)) event.waitUntil(keep(FILES, event.request, response.clone()));
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.headers.has("range") || request.headers.has("authorization")) return;
  if (FILE.test(pathname)) event.respondWith(file(event));
  else if (PUBLIC_DATA.test(pathname)) event.respondWith(networkFirst(event, DATA));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(page(event, pathname));
});

self.addEventListener("push", (event) => {
  const { title = "", body = "", link = "/", tag = "" } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: "/icons/192.png", data: { link } }),
  );
});

/** In a window that is open already, or in a new one. Only pages of ours. */
async function openLink(link) {
  const { href, origin } = new URL(link, self.location.origin);
  if (origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = page && (await page.navigate(href).catch(() => null));
  // A browser may refuse to bring a window to the front; the page is open all the same.
  if (shown) await shown.focus().catch(() => undefined);
  else await self.clients.openWindow(href);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data?.link ?? "/"));
});

self.addEventListener("message", (event) => {
  if (event.data === "perbarui") self.skipWaiting();
  if (event.data?.visited) event.waitUntil(keepVisited(event.data).catch(() => undefined));
  if (event.data === "salinan?") event.source.postMessage({ copiedAt: copies.get(event.source.id) ?? null });
});
