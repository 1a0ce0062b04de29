import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

export const closingQuery = queryOptions({
  queryKey: ["closing"],
  queryFn: read("GET /api/admin/periods/", {}),
});

export const mappingQuery = queryOptions({
  queryKey: ["account-mapping"],
  queryFn: read("GET /api/admin/accounting/accounts/", {}),
});
