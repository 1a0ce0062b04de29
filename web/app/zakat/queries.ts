import { pagedQuery, readQuery } from "../platform/query-client.ts";

/** Today's rules and prices. Loaded once: the calculator sends nothing. */
export const zakatBookQuery = () =>
  readQuery(["zakat", "rules"], "GET /api/zakat/rules/", {}, { staleTime: 10 * 60_000 });

const PAYMENTS_PER_PAGE = 20;

export const myZakatQuery = (memberId: number | undefined) =>
  pagedQuery(
    ["member", memberId, "zakat"],
    "GET /api/zakat/payments/",
    PAYMENTS_PER_PAGE,
    {},
    { staleTime: 0 },
  );

export const hawlQuery = (memberId: number | undefined) =>
  readQuery(["member", memberId, "hawl"], "GET /api/zakat/hawl/", {});
