import { queryOptions } from "@tanstack/react-query";
import { read } from "../platform/query-client.ts";

export function siteQuery() {
  return queryOptions({
    queryKey: ["site"],
    queryFn: read("GET /api/site/", {}),
  });
}
