import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const closingQuery = queryOptions({
  queryKey: ["closing"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/periods/", {}, { signal }),
});

export const mappingQuery = queryOptions({
  queryKey: ["account-mapping"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/accounting/accounts/", {}, { signal }),
});
