import { readQuery } from "../platform/query-client.ts";

export const announcementQuery = () => readQuery(["articles", "announcement"], "GET /api/announcement/", {});

const HOME_ARTICLES = "2";

export const homeArticlesQuery = (search: string) =>
  readQuery(["articles", "home", search], "GET /api/articles/", {
    query: { limit: HOME_ARTICLES, search: search || undefined },
  });
