import { laterPart } from "../ui/layout/later-part.ts";

/**
 * Below the first screen of the home page, which is the heaviest: loaded after it. Pure, because every page imports this feature's
 * index and must not load what it exports.
 */
export const HomeCourses = /* @__PURE__ */ laterPart(() => import("./home-courses.tsx"));
