import { entryListQuery, entryQuery } from "../../ui/staff/editor/queries.ts";

export const campaignsQuery = entryListQuery("campaigns", (api, input, options) =>
  api.callCounted("GET /api/admin/campaigns/", input, options),
);

export const campaignQuery = entryQuery("campaign", (api, input, options) =>
  api.call("GET /api/admin/campaigns/:id/", input, options),
);
