import { readQuery } from "../../platform/staff-query.ts";

const REFRESH_MS = 60_000;

/** What waits for a second person, and what one person may do alone. */
export const proposalsQuery = readQuery(
  ["proposals"],
  "GET /api/admin/proposals/",
  {},
  { refetchInterval: REFRESH_MS },
);
