import { queryOptions } from "@tanstack/react-query";
import { readCounted } from "../../platform/query-client.ts";
import { listQuery } from "../../ui/staff/list-params.ts";

export const staffListQuery = queryOptions({
  queryKey: ["staff", "people"],
  queryFn: readCounted("GET /api/admin/staff/", {}),
  staleTime: 0,
});

/** People who may get a role. */
export const candidatesQuery = (search: string) =>
  listQuery("members", "GET /api/admin/members/", { search, status: "", offset: 0 });
