import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const SPANS = ["7", "30", "90"] as const;
export type Span = (typeof SPANS)[number];

export const dashboardQuery = (days: Span) =>
  queryOptions({
    queryKey: ["staff", "dashboard", days],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/admin/dashboard/", { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
