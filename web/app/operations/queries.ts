import { readQuery } from "../platform/query-client.ts";

const REFRESH_MS = 15_000;

export const operationsQuery = readQuery(
  ["operations"],
  "GET /api/admin/operations/",
  {},
  { staleTime: 0, refetchInterval: REFRESH_MS },
);
