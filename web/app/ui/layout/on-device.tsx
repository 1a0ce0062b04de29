import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../../platform/hydrated.ts";
import { safeStorage } from "../../platform/safe-storage.ts";

/** What is fetched after the page, and only where this device keeps something under that name: most visitors have nothing. */
export function OnDevice({ name, children }: { name: string; children: ReactNode }) {
  const hydrated = useHydrated();
  if (!hydrated || safeStorage().getItem(name) === null) return null;
  return <Suspense fallback={null}>{children}</Suspense>;
}
