import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../platform/query-client.ts";

const REFRESH_MS = 15_000;

export const operationsQuery = queryOptions({
  queryKey: ["operations"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/operations/", {}, { signal }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
});
