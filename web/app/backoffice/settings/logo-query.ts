import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const logoQuery = queryOptions({
  queryKey: ["logo"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/logo/", {}, { signal }),
});
