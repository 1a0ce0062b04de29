import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { PROOFS_CHANGED } from "../../platform/device-keys.ts";
import { safeStorage } from "../../platform/safe-storage.ts";

function subscribe(look: () => void) {
  addEventListener(PROOFS_CHANGED, look);
  return () => removeEventListener(PROOFS_CHANGED, look);
}

/**
 * A part of the page that is loaded later, and only if this device stores something under `name`, which most do not.
 * Where it cannot be loaded, offline for instance, nothing is shown.
 */
export function onDevice(name: string, load: () => Promise<{ default: ComponentType }>) {
  const Part = lazy(() => load().catch(() => ({ default: () => null })));
  return function OnDevice() {
    const kept = useSyncExternalStore(
      subscribe,
      () => safeStorage().getItem(name),
      () => null,
    );
    return kept !== null && <Suspense fallback={null}>{<Part key={kept} />}</Suspense>;
  };
}
