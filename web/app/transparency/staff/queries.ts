import { readQuery } from "../../platform/query-client.ts";

export const closingQuery = readQuery(["closing"], "GET /api/admin/periods/", {});

export const mappingQuery = readQuery(["account-mapping"], "GET /api/admin/accounting/accounts/", {});
