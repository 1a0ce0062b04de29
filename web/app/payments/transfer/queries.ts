import { readQuery } from "../../platform/query-client.ts";

/** Whom a payer writes to after a transfer. */
export const treasurerQuery = () => readQuery(["site"], "GET /api/site/", {});
