import type { FundKind } from "@barakah/contract/ledger/fund-kinds";
import type { RecipientKind } from "@barakah/contract/ledger/recipients";

import { pagedQuery, readQuery } from "../platform/query-client.ts";

export const periodsQuery = () =>
  readQuery(["transparency", "periods"], "GET /api/transparency/periods/", {});

export const reportQuery = (period: string) =>
  readQuery(["transparency", "report", period], "GET /api/transparency/reports/:period/", {
    params: { period },
  });

export const papersQuery = () => readQuery(["transparency", "papers"], "GET /api/transparency/papers/", {});

const PAYOUTS_PER_PAGE = 20;

export interface PayoutView {
  kind?: FundKind | undefined;
  recipient?: RecipientKind | undefined;
  account?: string | undefined;
}

export const payoutsQuery = (period: string, view: PayoutView) =>
  pagedQuery(["transparency", "payouts", period, view], "GET /api/transparency/payouts/", PAYOUTS_PER_PAGE, {
    query: { period, ...view },
  });

const NEWEST = 3;

/** Shown on the report itself. */
export const newestPayoutsQuery = (period: string) =>
  readQuery(["transparency", "payouts", period, "newest"], "GET /api/transparency/payouts/", {
    query: { period, limit: String(NEWEST) },
  });

export const receivedQuery = (period: string, kind?: FundKind) =>
  readQuery(["transparency", "received", period, kind], "GET /api/transparency/received/", {
    query: { period, kind },
  });

const SEALS_PER_PAGE = 31;

export const sealsQuery = () => pagedQuery(["seals"], "GET /api/seals/", SEALS_PER_PAGE);
