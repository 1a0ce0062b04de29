import type { StatementLine } from "@barakah/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const linesQuery = (state: StatementLine["state"]) =>
  queryOptions({
    queryKey: ["statements", "lines", state],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/statements/", { query: { state } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const mappingsQuery = queryOptions({
  queryKey: ["statements", "mappings"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/statement-mappings/", {}, { signal }),
});
