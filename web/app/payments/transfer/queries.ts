import { readQuery } from "../../platform/query-client.ts";

export const treasurerQuery = () => readQuery(["site"], "GET /api/site/", {});
