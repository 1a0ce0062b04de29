import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { materialQuery } from "./learning-queries.ts";

/** Fetches the next material while this one is read, so that a slow line is not noticed. */
export function useLessonAhead(
  memberId: number | undefined,
  slug: string,
  next: number | undefined,
  ready: boolean,
) {
  const client = useQueryClient();
  useEffect(() => {
    if (ready && next !== undefined) void client.prefetchQuery(materialQuery(memberId, slug, String(next)));
  }, [client, memberId, slug, next, ready]);
}
