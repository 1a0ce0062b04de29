import { useEffect } from "react";
import { useLocation } from "react-router";

/** Event: another page is shown; the offline code caches it. */
export const VISITED = "barakah:visited";

export function TellVisited() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) dispatchEvent(new Event(VISITED));
  }, [pathname]);
  return null;
}
