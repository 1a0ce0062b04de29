import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const staffZakatQuery = queryOptions({
  queryKey: ["staff", "zakat"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/zakat/", {}, { signal }),
  staleTime: 0,
});
