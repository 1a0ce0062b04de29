import { pagedQuery, readQuery } from "../platform/query-client.ts";

const EVENTS_PER_PAGE = 24;
const HOME_EVENTS = 2;

export const eventsQuery = (past: boolean) =>
  pagedQuery(["events", past ? "past" : "coming"], "GET /api/events/", EVENTS_PER_PAGE, {
    query: { past: past ? "true" : undefined },
  });

export const homeEventsQuery = () =>
  readQuery(["events", "home"], "GET /api/events/", { query: { limit: String(HOME_EVENTS) } });

export const eventQuery = (slug: string) =>
  readQuery(["events", "one", slug], "GET /api/events/:slug/", { params: { slug } });
