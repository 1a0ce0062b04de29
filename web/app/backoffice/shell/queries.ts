import { readQuery } from "../../platform/query-client.ts";

export const staffQuery = (memberId: number) =>
  readQuery(["staff", memberId], "GET /api/admin/me/", {}, { staleTime: 60_000 });

/** What waits for the signed-in staff member, oldest first. */
export const todayQuery = readQuery(
  ["staff", "today"],
  "GET /api/admin/today/",
  {},
  { refetchInterval: 60_000 },
);
