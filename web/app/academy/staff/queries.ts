import { entryListQuery, entryQuery } from "../../ui/staff/editor/queries.ts";

export const coursesQuery = entryListQuery("courses", (api, input, options) =>
  api.callCounted("GET /api/admin/courses/", input, options),
);

export const courseQuery = entryQuery("course", (api, input, options) =>
  api.call("GET /api/admin/courses/:id/", input, options),
);
