import { lazy } from "react";

export { hoursOf } from "./event-time.ts";
export { homeEventsQuery } from "./home-query.ts";
/** Below the first screen of the home page, which is the heaviest: loaded after it. */
export const HomeEvents = lazy(() => import("./home-events.tsx"));
