import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: read("GET /api/admin/setup/", {}),
  staleTime: 0,
});
