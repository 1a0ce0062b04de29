import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../platform/query-client.ts";

export function siteQuery() {
  return queryOptions({
    queryKey: ["site"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/site/", {}, { signal }),
  });
}
