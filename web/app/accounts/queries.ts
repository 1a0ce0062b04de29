import { readQuery } from "../platform/query-client.ts";

/** Refetched after 5 minutes, because the picture's address expires after about an hour. */
const FRESH_MS = 5 * 60_000;

export const profileQuery = (id: number) =>
  readQuery(
    ["member", id, "profile"],
    "GET /api/profiles/:id/",
    { params: { id: String(id) } },
    { staleTime: FRESH_MS },
  );
