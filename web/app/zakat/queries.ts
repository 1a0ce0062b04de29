import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { read, readPages } from "../platform/query-client.ts";

/** The rules and prices that hold today. Fetched once: while somebody reckons, nothing is asked or sent. */
export const zakatBookQuery = () =>
  queryOptions({
    queryKey: ["zakat", "rules"],
    queryFn: read("GET /api/zakat/rules/", {}),
    staleTime: 10 * 60_000,
  });

const PAYMENTS_PER_PAGE = 20;

/** A member's own zakat, the newest first. */
export const myZakatQuery = (memberId: number | undefined) =>
  infiniteQueryOptions({
    ...inPagesOf(PAYMENTS_PER_PAGE),
    queryKey: ["member", memberId, "zakat"],
    queryFn: readPages("GET /api/zakat/payments/", (offset) => ({
      query: { limit: String(PAYMENTS_PER_PAGE), offset },
    })),
    staleTime: 0,
  });

export const hawlQuery = (memberId: number | undefined) =>
  queryOptions({
    queryKey: ["member", memberId, "hawl"],
    queryFn: read("GET /api/zakat/hawl/", {}),
  });
