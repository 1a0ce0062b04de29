import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

export const SPANS = ["7", "30", "90"] as const;
export type Span = (typeof SPANS)[number];

export const dashboardQuery = (days: Span) =>
  queryOptions({
    queryKey: ["staff", "dashboard", days],
    queryFn: read("GET /api/admin/dashboard/", { query: { days } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
