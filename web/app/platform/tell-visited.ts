import { useEffect } from "react";
import { useLocation } from "react-router";

/** Told to the window when another page is shown; whoever keeps copies listens. */
export const VISITED = "barakah:visited";

export function TellVisited() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) dispatchEvent(new Event(VISITED));
  }, [pathname]);
  return null;
}
