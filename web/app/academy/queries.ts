import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { read, readPages } from "../platform/query-client.ts";

const COURSES_PER_PAGE = 24;

export const featuredCoursesQuery = (limit: number) =>
  queryOptions({
    queryKey: ["courses", "featured", limit],
    queryFn: read("GET /api/courses/", { query: { is_featured: "true", limit: String(limit) } }),
  });

/** The first few courses, or of those that match. */
export const someCoursesQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: ["courses", "some", search, limit],
    queryFn: read("GET /api/courses/", { query: { search: search || undefined, limit: String(limit) } }),
    placeholderData: keepPreviousData,
  });

export const allCoursesQuery = (search: string) =>
  infiniteQueryOptions({
    ...inPagesOf(COURSES_PER_PAGE),
    queryKey: ["courses", "all", search],
    queryFn: readPages("GET /api/courses/", (offset) => ({
      query: { search: search || undefined, limit: String(COURSES_PER_PAGE), offset },
    })),
    placeholderData: keepPreviousData,
  });
