import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

export const staffZakatQuery = queryOptions({
  queryKey: ["staff", "zakat"],
  queryFn: read("GET /api/admin/zakat/", {}),
  staleTime: 0,
});
