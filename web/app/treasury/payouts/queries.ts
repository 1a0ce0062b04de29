import type { PaymentStatus } from "@barakah/contract/payments/methods";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { read, readCounted } from "../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export function paymentsQuery(params: ListParams) {
  const query = listQueryOf(params);
  return queryOptions({
    queryKey: ["payments", "all", query],
    queryFn: readCounted("GET /api/admin/payments/", {
      query: { ...query, status: query.status as PaymentStatus | undefined },
    }),
    placeholderData: keepPreviousData,
  });
}

export const payoutsQuery = (offset: number) =>
  queryOptions({
    queryKey: ["payouts", offset],
    queryFn: readCounted("GET /api/admin/payouts/", {
      query: { limit: String(PAGE_SIZE), offset: String(offset) },
    }),
    placeholderData: keepPreviousData,
  });

export const payoutQuery = (id: number) =>
  queryOptions({
    queryKey: ["payouts", "one", id],
    queryFn: read("GET /api/admin/payouts/:id/", { params: { id } }),
  });

export const fundsQuery = queryOptions({
  queryKey: ["payouts", "funds"],
  queryFn: read("GET /api/admin/campaign-funds/", { query: {} }),
});

export const fundAccountsQuery = queryOptions({
  queryKey: ["payouts", "fund-accounts"],
  queryFn: read("GET /api/admin/fund-accounts/", {}),
});
