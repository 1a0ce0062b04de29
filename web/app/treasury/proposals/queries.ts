import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

const REFRESH_MS = 60_000;

/** What waits for a second person, and what one person may do alone. */
export const proposalsQuery = queryOptions({
  queryKey: ["proposals"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/proposals/", {}, { signal }),
  refetchInterval: REFRESH_MS,
});
