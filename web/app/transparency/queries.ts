import type { FundKind, RecipientKind } from "@barakah/contract/ledger/fund-kinds";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { read, readPages } from "../platform/query-client.ts";

export const periodsQuery = () =>
  queryOptions({
    queryKey: ["transparency", "periods"],
    queryFn: read("GET /api/transparency/periods/", {}),
  });

export const reportQuery = (period: string) =>
  queryOptions({
    queryKey: ["transparency", "report", period],
    queryFn: read("GET /api/transparency/reports/:period/", { params: { period } }),
  });

export const papersQuery = () =>
  queryOptions({
    queryKey: ["transparency", "papers"],
    queryFn: read("GET /api/transparency/papers/", {}),
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
    queryFn: readPages("GET /api/transparency/payouts/", (offset) => ({
      query: { period, ...view, limit: String(PAYOUTS_PER_PAGE), offset },
    })),
  });

const NEWEST = 3;

/** The few that are told of on the report itself. */
export const newestPayoutsQuery = (period: string) =>
  queryOptions({
    queryKey: ["transparency", "payouts", period, "newest"],
    queryFn: read("GET /api/transparency/payouts/", { query: { period, limit: String(NEWEST) } }),
  });

export const receivedQuery = (period: string, kind?: FundKind) =>
  queryOptions({
    queryKey: ["transparency", "received", period, kind],
    queryFn: read("GET /api/transparency/received/", { query: { period, kind } }),
  });

const SEALS_PER_PAGE = 31;

export const sealsQuery = () =>
  infiniteQueryOptions({
    ...inPagesOf(SEALS_PER_PAGE),
    queryKey: ["seals"],
    queryFn: readPages("GET /api/seals/", (offset) => ({ query: { limit: String(SEALS_PER_PAGE), offset } })),
  });
