import { VISITED, visitedPaths } from "../platform/tell-visited.ts";
import { keepPages } from "./ask-for-copies.ts";

/** A page is cached only after it was viewed this long. */
const READ_MS = 2000;
/** Tickets and scanners, also where the browser is asked to save data. */
const NEEDED_LATER = /^\/(?:tiket|panitia)\/./;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Pages that were loaded before the service worker, or opened by client-side navigation, were never fetched as documents:
 * fetch a copy of each.
 */
export function copyVisited({ serviceWorker }: Navigator) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (paths: Iterable<string>) => {
    if (navigator.onLine && !savesData()) void keepPages(paths).catch(() => undefined);
  };
  const tellOnceRead = () => {
    clearTimeout(timer);
    if (location.search !== "") return;
    const { pathname } = location;
    // A ticket is needed later at the door, and its page may be closed at once.
    if (NEEDED_LATER.test(pathname)) void keepPages([pathname]).catch(() => undefined);
    else timer = setTimeout(() => tell([pathname]), READ_MS);
  };
  tellOnceRead();
  addEventListener(VISITED, tellOnceRead);
  // The service worker has just started: none of the pages that were read until now has a copy.
  serviceWorker.addEventListener("controllerchange", () => tell(visitedPaths));
}
