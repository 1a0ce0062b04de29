import type { EventNotices } from "@barakah/contract";
import { queryOptions } from "@tanstack/react-query";
import { readQuery } from "../../platform/query-client.ts";
import { pageQuery } from "../../platform/staff-query.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

type Shown = Pick<ListParams, "search" | "status" | "offset">;

/** The filter of these lists is called `state`. */
function stateQueryOf(shown: Shown) {
  const { status: state, ...rest } = listQueryOf(shown);
  return { ...rest, state };
}

export const eventsQuery = ({ search, status, offset }: Shown) =>
  pageQuery(
    ["staff", "events", { search, status, offset }],
    "GET /api/admin/events/",
    { query: stateQueryOf({ search, status, offset }) },
    { staleTime: 0 },
  );

export const registrationsQuery = (id: number, { search, status, offset }: Shown) =>
  pageQuery(
    ["staff", "registrations", id, { search, status, offset }],
    "GET /api/admin/events/:id/registrations/",
    { params: { id }, query: stateQueryOf({ search, status, offset }) },
    { staleTime: 0 },
  );

export const certificateCountsQuery = (id: number) =>
  readQuery(["staff", "certificates", id], "GET /api/admin/events/:id/certificates/", { params: { id } });

export const eventRefundsQuery = (event: number, state: "open" | "done", offset: number) =>
  pageQuery(
    ["staff", "event-refunds", event, state, offset],
    "GET /api/admin/event-refunds/",
    { query: { event: String(event), state, limit: String(PAGE_SIZE), offset: String(offset) } },
    { staleTime: 0 },
  );

export const vouchersQuery = (id: number) =>
  readQuery(["staff", "event-vouchers", id], "GET /api/admin/events/:id/vouchers/", { params: { id } });

const SENDING_MS = 5000;

/** Read again while something is on its way. */
export const eventNoticesQuery = (id: number) =>
  queryOptions({
    ...readQuery(
      ["staff", "event-notices", id],
      "GET /api/admin/events/:id/notices/",
      { params: { id } },
      { staleTime: 0 },
    ),
    refetchInterval: ({ state: { data } }: { state: { data: EventNotices | undefined } }) =>
      data?.told.some(({ people }) => people.some(({ why }) => why === "sending")) ? SENDING_MS : false,
  });

export const crewQuery = (id: number) =>
  readQuery(["staff", "event-crew", id], "GET /api/admin/events/:id/crew/", { params: { id } });

/** Read again every five seconds: it hangs on a wall. */
export const boardQuery = (id: number) =>
  readQuery(
    ["staff", "event-board", id],
    "GET /api/admin/events/:id/board/",
    { params: { id } },
    { staleTime: 0, refetchInterval: 5000 },
  );

export const campaignChoicesQuery = pageQuery(
  ["staff", "campaigns", "published"],
  "GET /api/admin/campaigns/",
  { query: { status: "published" } },
);
