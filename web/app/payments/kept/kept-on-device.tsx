import { lazy, Suspense } from "react";
import { useHydrated } from "../../platform/hydrated.ts";

const KeptCards = lazy(() => import("./kept-cards.tsx"));

/** Fetched after the page: what is kept on this device is no part of what everybody loads. */
export function KeptOnDevice() {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Suspense fallback={null}>
      <KeptCards />
    </Suspense>
  );
}
