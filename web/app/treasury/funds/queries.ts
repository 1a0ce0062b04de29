import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";
import { browsedQuery, countedQuery, pageQuery } from "../../platform/staff-query.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

/** The funds of a month, by default the current one. */
export const fundsOfMonthQuery = (month: string | undefined) =>
  browsedQuery(["funds", "month", month], "GET /api/admin/funds/", { query: month ? { month } : {} });

export const fundKindQuery = (kind: string, month: string | undefined) =>
  browsedQuery(["funds", "kind", kind, month], "GET /api/admin/funds/:kind/", {
    params: { kind: kind as "zakat" },
    query: month ? { month } : {},
  });

/** The funds that are not campaigns, inactive ones included. */
export const houseFundsQuery = queryOptions({
  queryKey: ["funds", "house"],
  queryFn: async ({ client, signal }) => ({
    items: (await apiOf(client).call("GET /api/admin/house-funds/", {}, { signal })).funds,
  }),
});

const paged = (offset: number) => ({ limit: String(PAGE_SIZE), offset: String(offset) });

export const transfersQuery = (offset: number) =>
  pageQuery(["funds", "transfers", offset], "GET /api/admin/fund-transfers/", { query: paged(offset) });

export const takesQuery = (offset: number) =>
  pageQuery(["funds", "takes", offset], "GET /api/admin/amil-takes/", { query: paged(offset) });

/** The first 20; confirmed ones leave the list and the next ones follow. */
export const unconfirmedQuery = countedQuery(["funds", "unconfirmed"], "GET /api/admin/unconfirmed-funds/", {
  query: { limit: "20" },
});
