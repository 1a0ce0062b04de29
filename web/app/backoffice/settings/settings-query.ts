import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

export const settingsQuery = () =>
  queryOptions({
    queryKey: ["staff", "settings"],
    queryFn: read("GET /api/admin/settings/", {}),
    staleTime: 0,
    gcTime: 0,
  });
