import type { FundKind, RecipientKind } from "@barakah/contract/ledger/fund-kinds";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { apiOf } from "../platform/query-client.ts";

export const periodsQuery = () =>
  queryOptions({
    queryKey: ["transparency", "periods"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/transparency/periods/", {}, { signal }),
  });

export const reportQuery = (period: string) =>
  queryOptions({
    queryKey: ["transparency", "report", period],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/transparency/reports/:period/", { params: { period } }, { signal }),
  });

export const papersQuery = () =>
  queryOptions({
    queryKey: ["transparency", "papers"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/transparency/papers/", {}, { signal }),
  });

const PAYOUTS_PER_PAGE = 20;

/** What narrows the payouts of a period. */
export interface PayoutView {
  kind?: FundKind | undefined;
  recipient?: RecipientKind | undefined;
  account?: string | undefined;
}

export const payoutsQuery = (period: string, view: PayoutView) =>
  infiniteQueryOptions({
    ...inPagesOf(PAYOUTS_PER_PAGE),
    queryKey: ["transparency", "payouts", period, view],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).callCounted(
        "GET /api/transparency/payouts/",
        { query: { period, ...view, limit: String(PAYOUTS_PER_PAGE), offset: String(pageParam) } },
        { signal },
      ),
  });

const NEWEST = 3;

/** The few that are told of on the report itself. */
export const newestPayoutsQuery = (period: string) =>
  queryOptions({
    queryKey: ["transparency", "payouts", period, "newest"],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        "GET /api/transparency/payouts/",
        { query: { period, limit: String(NEWEST) } },
        { signal },
      ),
  });

export const receivedQuery = (period: string, kind?: FundKind) =>
  queryOptions({
    queryKey: ["transparency", "received", period, kind],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/transparency/received/", { query: { period, kind } }, { signal }),
  });

const SEALS_PER_PAGE = 31;

export const sealsQuery = () =>
  infiniteQueryOptions({
    ...inPagesOf(SEALS_PER_PAGE),
    queryKey: ["seals"],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).callCounted(
        "GET /api/seals/",
        { query: { limit: String(SEALS_PER_PAGE), offset: String(pageParam) } },
        { signal },
      ),
  });
