import { entryListQuery, entryQuery } from "../../../ui/staff/editor/queries.ts";

export const productsQuery = entryListQuery("products", (api, input, options) =>
  api.callCounted("GET /api/admin/products/", input, options),
);

export const productQuery = entryQuery("product", (api, input, options) =>
  api.call("GET /api/admin/products/:id/", input, options),
);
