import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const settingsQuery = () =>
  queryOptions({
    queryKey: ["staff", "settings"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/settings/", {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
