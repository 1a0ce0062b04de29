import { lazy, Suspense } from "react";
import { KEPT_PAYMENTS } from "../../platform/device-keys.ts";
import { useHydrated } from "../../platform/hydrated.ts";
import { safeStorage } from "../../platform/safe-storage.ts";

const KeptCards = lazy(() => import("./kept-cards.tsx"));

/** Fetched after the page, and only where something is kept: most visitors have nothing here. */
export function KeptOnDevice() {
  const hydrated = useHydrated();
  if (!hydrated || safeStorage().getItem(KEPT_PAYMENTS) === null) return null;
  return (
    <Suspense fallback={null}>
      <KeptCards />
    </Suspense>
  );
}
