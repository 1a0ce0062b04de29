import { useEffect } from "react";
import { useLocation } from "react-router";

/** Event: another page is shown; the offline code caches it. */
export const VISITED = "barakah:visited";

/** The pages that this tab has shown since it was loaded, and those that it shows next. */
export const visitedPaths = new Set<string>();

/** Stores a page for offline use that was not shown yet, at once or when the service worker runs. */
export function keepAhead(path: string): void {
  visitedPaths.add(path);
  navigator.serviceWorker?.controller?.postMessage({ visited: path });
}

export function TellVisited() {
  const { pathname } = useLocation();
  useEffect(() => {
    visitedPaths.add(pathname);
    dispatchEvent(new Event(VISITED));
  }, [pathname]);
  return null;
}
