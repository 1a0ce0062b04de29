import { pagedQuery, readQuery } from "../platform/query-client.ts";

const EVENTS_PER_PAGE = 24;

export const eventsQuery = (past: boolean) =>
  pagedQuery(["events", past ? "past" : "coming"], "GET /api/events/", EVENTS_PER_PAGE, {
    query: { past: past ? "true" : undefined },
  });

export const eventQuery = (slug: string) =>
  readQuery(["events", "one", slug], "GET /api/events/:slug/", { params: { slug } });
