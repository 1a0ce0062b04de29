import { laterPart } from "../ui/layout/later-part.ts";

export { hoursOf } from "./event-time.ts";
export { homeEventsQuery } from "./home-query.ts";
/** Below the first screen of the home page, which is the heaviest: loaded after it. */
export const HomeEvents = /* @__PURE__ */ laterPart(() => import("./home-events.tsx"));
