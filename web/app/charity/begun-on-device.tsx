import { lazy, Suspense } from "react";
import { BEGUN_GIFT } from "../platform/device-keys.ts";
import { useHydrated } from "../platform/hydrated.ts";
import { safeStorage } from "../platform/safe-storage.ts";

const BegunGiftCard = lazy(() => import("./begun-gift-card.tsx"));

/** Fetched after the page, and only where a gift was begun. */
export function BegunOnDevice() {
  const hydrated = useHydrated();
  if (!hydrated || safeStorage().getItem(BEGUN_GIFT) === null) return null;
  return (
    <Suspense fallback={null}>
      <BegunGiftCard />
    </Suspense>
  );
}
