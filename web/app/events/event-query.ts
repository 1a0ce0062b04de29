import { readQuery } from "../platform/query-client.ts";

export const eventQuery = (slug: string) =>
  readQuery(["events", "one", slug], "GET /api/events/:slug/", { params: { slug } });
