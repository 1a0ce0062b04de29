import { entryQuery } from "../../ui/staff/editor/queries.ts";

export const eventQuery = entryQuery("event", (api, input, options) =>
  api.call("GET /api/admin/events/:id/", input, options),
);
