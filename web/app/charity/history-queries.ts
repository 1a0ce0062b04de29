import { infiniteQueryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { apiOf } from "../platform/query-client.ts";

const DONATIONS_PER_PAGE = 20;

/** A member's own donations, the newest first. */
export function myDonationsQuery(memberId: number | undefined) {
  return infiniteQueryOptions({
    ...inPagesOf(DONATIONS_PER_PAGE),
    queryKey: ["member", memberId, "donations"],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).callCounted(
        "GET /api/donations/donation/",
        { query: { limit: String(DONATIONS_PER_PAGE), offset: String(pageParam) } },
        { signal },
      ),
    staleTime: 0,
  });
}
