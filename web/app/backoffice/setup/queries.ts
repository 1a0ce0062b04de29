import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/setup/", {}, { signal }),
  staleTime: 0,
});
