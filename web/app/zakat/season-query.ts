import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../platform/query-client.ts";

export function seasonQuery() {
  return queryOptions({
    queryKey: ["zakat", "season"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/zakat/season/", {}, { signal }),
    staleTime: 10 * 60_000,
  });
}
