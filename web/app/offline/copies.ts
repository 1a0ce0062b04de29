export interface Copy {
  path: string;
  title: string;
  at: string;
}

const MOST = 12;

async function described(cache: Cache, request: Request): Promise<Copy> {
  const response = await cache.match(request);
  const html = (await response?.text()) ?? "";
  const { title } = new DOMParser().parseFromString(html, "text/html");
  const { pathname, search } = new URL(request.url);
  const at = response?.headers.get("x-copied-at") ?? "";
  return { path: pathname + search, title: title.split(" · ")[0] ?? "", at };
}

/** What was read on this device and can be read again, the newest first. */
export async function copiesHere(): Promise<Copy[]> {
  const cache = await caches.open("halaman");
  const requests = (await cache.keys()).toReversed().slice(0, MOST);
  const copies = await Promise.all(requests.map((request) => described(cache, request)));
  return copies.filter(({ title }) => title !== "");
}
