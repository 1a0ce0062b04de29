import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readCounted } from "../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";

/** Receipts, the newest first, as the address narrows them. */
export function receiptsQuery(params: ListParams) {
  const query = listQueryOf(params);
  return queryOptions({
    queryKey: ["staff", "receipts", query],
    queryFn: readCounted("GET /api/admin/receipts/", { query }),
    placeholderData: keepPreviousData,
  });
}
