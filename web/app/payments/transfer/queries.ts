import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

/** Whom a payer writes to after a transfer. */
export const treasurerQuery = () =>
  queryOptions({
    queryKey: ["site"],
    queryFn: read("GET /api/site/", {}),
  });
