import { readQuery } from "../../platform/query-client.ts";

export const collectorsQuery = readQuery(["collectors"], "GET /api/admin/collectors/", {});
