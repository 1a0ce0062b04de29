import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The same width as in `rails.css`. */
const WIDE = "(min-width: 1180px)";

function hearWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

const useWide = (): boolean =>
  useSyncExternalStore(
    hearWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );

const BothRails = lazy<ComponentType>(() =>
  import("./both-rails.tsx").catch(() => ({ default: () => null })),
);

/** Beside the column of a wide screen. Phones load and see nothing of it; the back office has a menu of its own. */
export function Rails() {
  const wide = useWide();
  if (useLocation().pathname.startsWith("/admin") || !wide) return null;
  return (
    <Suspense>
      <BothRails />
    </Suspense>
  );
}
