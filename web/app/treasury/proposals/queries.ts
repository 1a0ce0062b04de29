import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

const REFRESH_MS = 60_000;

/** What waits for a second person, and what one person may do alone. */
export const proposalsQuery = queryOptions({
  queryKey: ["proposals"],
  queryFn: read("GET /api/admin/proposals/", {}),
  refetchInterval: REFRESH_MS,
});
