import { readQuery } from "../../platform/query-client.ts";

export const settingsQuery = () =>
  readQuery(["staff", "settings"], "GET /api/admin/settings/", {}, { staleTime: 0, gcTime: 0 });
