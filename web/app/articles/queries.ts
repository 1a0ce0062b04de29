import type { ArticleCategory } from "@barakah/contract/articles/article-words";
import { pagedQuery, readQuery } from "../platform/query-client.ts";

const PER_PAGE = 12;

export const articlesQuery = (category: ArticleCategory | undefined, search: string) =>
  pagedQuery(["articles", category ?? "all", search], "GET /api/articles/", PER_PAGE, {
    query: { category, search: search || undefined },
  });

export const articleQuery = (slug: string) =>
  readQuery(["articles", "one", slug], "GET /api/articles/:slug/", { params: { slug } });
