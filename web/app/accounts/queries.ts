import { readQuery } from "../platform/query-client.ts";

/** The picture's address works for about an hour, so a profile is not kept longer than most visits. */
const FRESH_MS = 5 * 60_000;

export const profileQuery = (id: number) =>
  readQuery(
    ["member", id, "profile"],
    "GET /api/profiles/:id/",
    { params: { id: String(id) } },
    { staleTime: FRESH_MS },
  );
