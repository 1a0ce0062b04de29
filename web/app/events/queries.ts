import type { EventListKind } from "@barakah/contract/events/event-words";
import { pagedQuery, readQuery } from "../platform/query-client.ts";

const EVENTS_PER_PAGE = 24;

export interface EventFilter {
  past: boolean;
  kind: EventListKind | undefined;
  month: string | undefined;
}

export const eventsQuery = ({ past, kind, month }: EventFilter) =>
  pagedQuery(["events", "list", past, kind, month], "GET /api/events/", EVENTS_PER_PAGE, {
    query: { past: past ? "true" : undefined, kind, month },
  });

export const eventMonthsQuery = () => readQuery(["events", "months"], "GET /api/event-months/", {});

export const eventQuery = (slug: string) =>
  readQuery(["events", "one", slug], "GET /api/events/:slug/", { params: { slug } });
