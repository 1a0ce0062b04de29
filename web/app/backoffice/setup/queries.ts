import { readQuery } from "../../platform/staff-query.ts";

export const setupQuery = readQuery(["setup"], "GET /api/admin/setup/", {}, { staleTime: 0 });
