import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const staffListQuery = queryOptions({
  queryKey: ["staff", "people"],
  queryFn: ({ client, signal }) => apiOf(client).callCounted("GET /api/admin/staff/", {}, { signal }),
  staleTime: 0,
});
