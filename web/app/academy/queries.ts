import { keepPreviousData } from "@tanstack/react-query";
import { pagedQuery, readQuery } from "../platform/query-client.ts";

const COURSES_PER_PAGE = 24;

export const featuredCoursesQuery = (limit: number) =>
  readQuery(["courses", "featured", limit], "GET /api/courses/", {
    query: { is_featured: "true", limit: String(limit) },
  });

export const someCoursesQuery = (search: string, limit: number) =>
  readQuery(
    ["courses", "some", search, limit],
    "GET /api/courses/",
    { query: { search: search || undefined, limit: String(limit) } },
    { placeholderData: keepPreviousData },
  );

export const allCoursesQuery = (search: string) =>
  pagedQuery(
    ["courses", "all", search],
    "GET /api/courses/",
    COURSES_PER_PAGE,
    { query: { search: search || undefined } },
    { placeholderData: keepPreviousData },
  );
