import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";

/** Receipts, the newest first, as the address narrows them. */
export function receiptsQuery(params: ListParams) {
  const query = listQueryOf(params);
  return queryOptions({
    queryKey: ["staff", "receipts", query],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/receipts/", { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
