import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { apiOf } from "../platform/query-client.ts";

const COURSES_PER_PAGE = 24;

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

export function allCoursesQuery(search: string) {
  return infiniteQueryOptions({
    ...inPagesOf(COURSES_PER_PAGE),
    queryKey: ["courses", "all", search],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).callCounted(
        "GET /api/courses/",
        {
          query: { search: search || undefined, limit: String(COURSES_PER_PAGE), offset: String(pageParam) },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}
