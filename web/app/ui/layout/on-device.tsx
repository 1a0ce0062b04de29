import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { PROOFS_TRIED } from "../../platform/device-keys.ts";
import { safeStorage } from "../../platform/safe-storage.ts";

function subscribe(look: () => void) {
  addEventListener(PROOFS_TRIED, look);
  return () => removeEventListener(PROOFS_TRIED, look);
}

/** Without a signal it may not be had: the page is whole without it. */
export const fetchedLater = (fetchIt: () => Promise<{ default: ComponentType }>) =>
  lazy(() => fetchIt().catch(() => ({ default: () => null })));

/** What is fetched after the page, and only where this device keeps something under that name: most visitors have nothing. */
export function OnDevice({ name, children }: { name: string; children: ReactNode }) {
  const kept = useSyncExternalStore(
    subscribe,
    () => safeStorage().getItem(name),
    () => null,
  );
  if (kept === null) return null;
  return (
    <Suspense fallback={null}>
      <Fragment key={kept}>{children}</Fragment>
    </Suspense>
  );
}
