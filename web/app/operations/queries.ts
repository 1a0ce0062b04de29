import { queryOptions } from "@tanstack/react-query";
import { read } from "../platform/query-client.ts";

const REFRESH_MS = 15_000;

export const operationsQuery = queryOptions({
  queryKey: ["operations"],
  queryFn: read("GET /api/admin/operations/", {}),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
});
