import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { apiOf, readPages } from "../platform/query-client.ts";

const PER_PAGE = 20;

const keyOf = (memberId: number, ...what: string[]) =>
  ["member", memberId, "notifications", ...what] as const;

/** A member's own, the newest first. */
export function notificationsQuery(memberId: number) {
  return infiniteQueryOptions({
    ...inPagesOf(PER_PAGE),
    queryKey: keyOf(memberId, "list"),
    queryFn: readPages("GET /api/notifications/", (offset) => ({
      query: { limit: String(PER_PAGE), offset },
    })),
    staleTime: 0,
    // Those that were new when they were seen are not, the next time.
    gcTime: 0,
  });
}

/** How many were not seen yet. */
export function unreadQuery(memberId: number) {
  return queryOptions({
    queryKey: keyOf(memberId, "unread"),
    queryFn: async ({ client, signal }) => {
      const query = { unread: "true", limit: "0" } as const;
      return (await apiOf(client).callCounted("GET /api/notifications/", { query }, { signal })).total;
    },
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}
