import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const twoStepQuery = queryOptions({
  queryKey: ["two-step"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/accounts/two-step/", {}, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/accounts/sessions/", {}, { signal }),
});
