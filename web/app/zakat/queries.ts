import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { apiOf } from "../platform/query-client.ts";

/** The rules and prices that hold today. Fetched once: while somebody reckons, nothing is asked or sent. */
export function zakatBookQuery() {
  return queryOptions({
    queryKey: ["zakat", "rules"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/zakat/rules/", {}, { signal }),
    staleTime: 10 * 60_000,
  });
}

const PAYMENTS_PER_PAGE = 20;

/** A member's own zakat, the newest first. */
export function myZakatQuery(memberId: number | undefined) {
  return infiniteQueryOptions({
    ...inPagesOf(PAYMENTS_PER_PAGE),
    queryKey: ["member", memberId, "zakat"],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).callCounted(
        "GET /api/zakat/payments/",
        { query: { limit: String(PAYMENTS_PER_PAGE), offset: String(pageParam) } },
        { signal },
      ),
    staleTime: 0,
  });
}

export function hawlQuery(memberId: number | undefined) {
  return queryOptions({
    queryKey: ["member", memberId, "hawl"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/zakat/hawl/", {}, { signal }),
  });
}
