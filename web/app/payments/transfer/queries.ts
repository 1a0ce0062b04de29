import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

/** Whom a payer writes to after a transfer. */
export function treasurerQuery() {
  return queryOptions({
    queryKey: ["site"],
    queryFn: read("GET /api/site/", {}),
  });
}
