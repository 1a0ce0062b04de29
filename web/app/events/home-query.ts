import { readQuery } from "../platform/query-client.ts";

const HOME_EVENTS = 2;

export const homeEventsQuery = () =>
  readQuery(["events", "home"], "GET /api/events/", { query: { limit: String(HOME_EVENTS) } });
