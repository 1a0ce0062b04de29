import { lazy, Suspense } from "react";
import { useHydrated } from "../../platform/hydrated.ts";
import { keptPayments } from "./kept-payments.ts";

const KeptCards = lazy(() => import("./kept-cards.tsx"));

/** Fetched only by who has a card waiting. */
export function KeptOnDevice() {
  const hydrated = useHydrated();
  if (!hydrated || !keptPayments().some(({ card }) => card)) return null;
  return (
    <Suspense fallback={null}>
      <KeptCards />
    </Suspense>
  );
}
