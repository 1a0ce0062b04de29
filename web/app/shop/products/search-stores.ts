import { lazy } from "react";

/** Loaded with the first search. Pure, because every page imports this feature's index and must not load what it exports. */
export const FoundStores = /* @__PURE__ */ lazy(() => import("./found-stores.tsx"));
