import { entryListQuery, entryQuery } from "../../ui/staff/editor/queries.ts";

export const articlesQuery = entryListQuery("articles", (api, input, options) =>
  api.callCounted("GET /api/admin/articles/", input, options),
);

export const articleQuery = entryQuery("article", (api, input, options) =>
  api.call("GET /api/admin/articles/:id/", input, options),
);
