import type { PaymentStatus } from "@barakah/contract/payments/methods";
import { readQuery } from "../../platform/query-client.ts";
import { pageQuery } from "../../platform/staff-query.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export function paymentsQuery(params: ListParams) {
  const query = listQueryOf(params);
  return pageQuery(["payments", "all", query], "GET /api/admin/payments/", {
    query: { ...query, status: query.status as PaymentStatus | undefined },
  });
}

export const payoutsQuery = (offset: number) =>
  pageQuery(["payouts", offset], "GET /api/admin/payouts/", {
    query: { limit: String(PAGE_SIZE), offset: String(offset) },
  });

export const payoutQuery = (id: number) =>
  readQuery(["payouts", "one", id], "GET /api/admin/payouts/:id/", { params: { id } });

export const fundsQuery = readQuery(["payouts", "funds"], "GET /api/admin/campaign-funds/", { query: {} });

export const fundAccountsQuery = readQuery(["payouts", "fund-accounts"], "GET /api/admin/fund-accounts/", {});
