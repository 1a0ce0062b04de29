export { HomeEvents } from "./home-events.tsx";
export { homeEventsQuery } from "./queries.ts";
