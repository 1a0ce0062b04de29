import { queryOptions } from "@tanstack/react-query";
import { read } from "../platform/query-client.ts";

export function seasonQuery() {
  return queryOptions({
    queryKey: ["zakat", "season"],
    queryFn: read("GET /api/zakat/season/", {}),
    staleTime: 10 * 60_000,
  });
}
