import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../platform/query-client.ts";

/** The picture's address works for about an hour, so a profile is not kept longer than most visits. */
const FRESH_MS = 5 * 60_000;

export function profileQuery(id: number) {
  return queryOptions({
    queryKey: ["member", id, "profile"],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/profiles/:id/", { params: { id: String(id) } }, { signal }),
    staleTime: FRESH_MS,
  });
}
