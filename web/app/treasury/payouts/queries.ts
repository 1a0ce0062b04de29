import type { PaymentStatus } from "@barakah/contract/payments/methods";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export function paymentsQuery(params: ListParams) {
  const query = listQueryOf(params);
  return queryOptions({
    queryKey: ["payments", "all", query],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted(
        "GET /api/admin/payments/",
        { query: { ...query, status: query.status as PaymentStatus | undefined } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export const payoutsQuery = (offset: number) =>
  queryOptions({
    queryKey: ["payouts", offset],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted(
        "GET /api/admin/payouts/",
        { query: { limit: String(PAGE_SIZE), offset: String(offset) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const payoutQuery = (id: number) =>
  queryOptions({
    queryKey: ["payouts", "one", id],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/admin/payouts/:id/", { params: { id } }, { signal }),
  });

export const fundsQuery = queryOptions({
  queryKey: ["payouts", "funds"],
  queryFn: ({ client, signal }) =>
    apiOf(client).call("GET /api/admin/campaign-funds/", { query: {} }, { signal }),
});

export const fundAccountsQuery = queryOptions({
  queryKey: ["payouts", "fund-accounts"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/fund-accounts/", {}, { signal }),
});
