import { infiniteQueryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { readPages } from "../platform/query-client.ts";

const DONATIONS_PER_PAGE = 20;

/** A member's own donations, the newest first. */
export function myDonationsQuery(memberId: number | undefined) {
  return infiniteQueryOptions({
    ...inPagesOf(DONATIONS_PER_PAGE),
    queryKey: ["member", memberId, "donations"],
    queryFn: readPages("GET /api/donations/donation/", (offset) => ({
      query: { limit: String(DONATIONS_PER_PAGE), offset },
    })),
    staleTime: 0,
  });
}
