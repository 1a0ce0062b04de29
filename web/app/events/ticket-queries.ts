import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiOf, pagedQuery, readQuery } from "../platform/query-client.ts";
import { useMember } from "../platform/session.ts";

const OWN_PER_PAGE = 20;
const AWAITED_MS = 15_000;

/** A ticket page: asked again while money or a seat is awaited. */
export const ticketsQuery = (key: string) =>
  queryOptions({
    queryKey: ["tickets", key],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/tickets/:key/", { params: { key } }, { signal }),
    refetchInterval: ({ state: { data, error } }) =>
      !error && data && (data.state === "waiting_payment" || data.state === "waitlisted")
        ? AWAITED_MS
        : false,
    refetchIntervalInBackground: false,
  });

export const ownTicketsQuery = (memberId: number) =>
  pagedQuery(["member", memberId, "tickets"], "GET /api/tickets/mine/", OWN_PER_PAGE, {});

/** What a member has at one event. */
export const ownTicketsAtQuery = (memberId: number, event: string) =>
  readQuery(["member", memberId, "tickets", event], "GET /api/tickets/mine/", { query: { event } });

/** Also stores the list of own tickets for offline use, because people open their ticket through it at the door. */
export function useOwnTicketsToo(): void {
  const memberId = useMember()?.id;
  const client = useQueryClient();
  useEffect(() => {
    if (memberId !== undefined) void client.prefetchInfiniteQuery(ownTicketsQuery(memberId));
  }, [client, memberId]);
}

export const crewEventsQuery = (memberId: number) =>
  readQuery(["member", memberId, "crew-events"], "GET /api/crew/events/", {});
