import { readQuery } from "../../platform/staff-query.ts";

export const collectorsQuery = readQuery(["collectors"], "GET /api/admin/collectors/", {});
