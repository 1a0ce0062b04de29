import { useEffect, useState } from "react";
import { COPIED_AT, TICKETS } from "./which-pages-stay.ts";

/** The tickets that open without a signal: the time of each copy by the address of its page. */
export function useKeptTickets(): ReadonlyMap<string, string> {
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if ("caches" in globalThis) void read().then(setKept, () => undefined);
  }, []);
  return kept;
}

async function read(): Promise<Map<string, string>> {
  const cache = await caches.open(TICKETS);
  const found = new Map<string, string>();
  for (const request of await cache.keys()) {
    const at = (await cache.match(request))?.headers.get(COPIED_AT);
    if (at) found.set(new URL(request.url).pathname, at);
  }
  return found;
}
