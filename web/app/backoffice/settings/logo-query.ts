import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

export const logoQuery = queryOptions({
  queryKey: ["logo"],
  queryFn: read("GET /api/admin/logo/", {}),
});
