import { useEffect } from "react";
import { useLocation } from "react-router";

/** Event: another page is shown; the offline code caches it. */
export const VISITED = "barakah:visited";

/** The pages that this tab has shown since it was loaded. */
export const visitedPaths = new Set<string>();

export function TellVisited() {
  const { pathname } = useLocation();
  useEffect(() => {
    visitedPaths.add(pathname);
    dispatchEvent(new Event(VISITED));
  }, [pathname]);
  return null;
}
