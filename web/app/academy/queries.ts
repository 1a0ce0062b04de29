import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf } from "../platform/query-client.ts";

export function featuredCoursesQuery(limit: number) {
  return queryOptions({
    queryKey: ["courses", "featured", limit],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        "GET /api/courses/",
        { query: { is_featured: "true", limit: String(limit) } },
        { signal },
      ),
  });
}

/** The first few courses, or of those that match. */
export function someCoursesQuery(search: string, limit: number) {
  return queryOptions({
    queryKey: ["courses", "some", search, limit],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        "GET /api/courses/",
        { query: { search: search || undefined, limit: String(limit) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}
