import { pagedQuery, readQuery } from "../../platform/query-client.ts";

const PER_PAGE = 24;

/** Everything that one member wrote begins with this key. */
export const writingKey = (memberId: number) => ["member", memberId, "articles"];

export const ownArticlesQuery = (memberId: number) =>
  pagedQuery(writingKey(memberId), "GET /api/articles/mine/", PER_PAGE, {}, { staleTime: 0 });

export const ownArticleQuery = (memberId: number, id: number) =>
  readQuery(
    [...writingKey(memberId), id],
    "GET /api/articles/mine/:id/",
    { params: { id } },
    { staleTime: 0 },
  );
