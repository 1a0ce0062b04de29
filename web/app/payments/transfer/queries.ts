import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

/** Whom a payer writes to after a transfer. */
export function treasurerQuery() {
  return queryOptions({
    queryKey: ["site"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/site/", {}, { signal }),
  });
}
