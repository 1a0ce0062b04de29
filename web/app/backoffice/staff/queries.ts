import { queryOptions } from "@tanstack/react-query";
import { readCounted } from "../../platform/query-client.ts";

export const staffListQuery = queryOptions({
  queryKey: ["staff", "people"],
  queryFn: readCounted("GET /api/admin/staff/", {}),
  staleTime: 0,
});
