import { readQuery } from "../../platform/query-client.ts";

export const setupQuery = readQuery(["setup"], "GET /api/admin/setup/", {}, { staleTime: 0 });
