// Keeps what visitors have read, for when there is no signal. Network first: a copy is shown only after three seconds of
// silence. Never the back office, a payment's page, or an answer that a session asked for.
const VERSION = "__VERSION__";
const FILES = `berkas-${VERSION}`;
const PAGES = "halaman";
const DATA = "data";
const OFFLINE = "/tanpa-sambungan";
const PATIENCE_MS = 3000;
const MOST = { [PAGES]: 40, [DATA]: 60, [FILES]: 200 };
const NEVER = /^\/(?:admin|pembayaran|api\/(?!campaigns|products|courses\/$|site|payments\/options|donations\/campaign\/)|sw\.js)/;
const FILE = /^\/(?:assets|media|icons)\/|^\/favicon|^\/manifest/;

/** Which open page was shown from a copy, and of when. */
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

async function precache() {
  const cache = await caches.open(FILES);
  const page = await fetch(OFFLINE, { cache: "reload" });
  if (!page.ok) throw new Error("no offline page");
  const html = await page.clone().text();
  await cache.put(OFFLINE, page);
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? []);
  await Promise.all([...files].map((file) => cache.add(file).catch(() => undefined)));
}

self.addEventListener("install", (event) => event.waitUntil(precache()));

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("berkas-") && name !== FILES;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const inTime = (request) =>
  Promise.race([
    fetch(request),
    new Promise((_resolve, reject) => setTimeout(() => reject(new Error("slow")), PATIENCE_MS)),
  ]);

async function networkFirst(event, name) {
  const { request } = event;
  try {
    const response = await inTime(request);
    if (response.ok && !/no-store/.test(response.headers.get("cache-control") ?? ""))
      event.waitUntil(dated(response.clone()).then((copy) => keep(name, request, copy)));
    return response;
  } catch (error) {
    const copy = await caches.match(request, { cacheName: name, ignoreVary: true });
    if (!copy) throw error;
    if (event.resultingClientId) copies.set(event.resultingClientId, copy.headers.get("x-copied-at"));
    return copy;
  }
}

/** By an address of its own, so that the page finds itself where it was drawn; it leads back to what was asked for. */
async function withoutSignal({ request }) {
  const { pathname, search } = new URL(request.url);
  if (pathname !== OFFLINE) return Response.redirect(`${OFFLINE}?dari=${encodeURIComponent(pathname + search)}`);
  return (await caches.match(OFFLINE, { ignoreSearch: true, ignoreVary: true })) ?? Response.error();
}

async function page(event) {
  try {
    return await networkFirst(event, PAGES);
  } catch {
    // Slow is not gone: whoever has no copy waits on.
    return navigator.onLine ? fetch(event.request).catch(() => withoutSignal(event)) : withoutSignal(event);
  }
}

async function file(event) {
  const known = await caches.match(event.request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(event.request);
  if (response.ok && response.status === 200)
    event.waitUntil(keep(FILES, event.request, response.clone()));
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || NEVER.test(pathname)) return;
  if (request.headers.has("range") || request.headers.has("authorization")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (FILE.test(pathname)) event.respondWith(file(event));
  else if (pathname.startsWith("/api/")) event.respondWith(networkFirst(event, DATA));
});

self.addEventListener("message", (event) => {
  if (event.data === "perbarui") self.skipWaiting();
  if (event.data === "salinan?") event.source.postMessage({ copiedAt: copies.get(event.source.id) ?? null });
});
