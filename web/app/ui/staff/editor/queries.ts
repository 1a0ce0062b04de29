import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api, CallOptions, Counted } from "../../../platform/client.ts";
import { apiOf } from "../../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../list-params.ts";

type Shown = Pick<ListParams, "search" | "status" | "offset">;
type ListInput = { query: ReturnType<typeof listQueryOf> };
type ItemInput = { params: { id: number } };

const listQuery =
  <Row>(name: string, ask: (api: Api, input: ListInput, options: CallOptions) => Promise<Counted<Row[]>>) =>
  ({ search, status, offset }: Shown) =>
    queryOptions({
      queryKey: ["staff", name, { search, status, offset }],
      queryFn: ({ client, signal }) =>
        ask(apiOf(client), { query: listQueryOf({ search, status, offset }) }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    });

const itemQuery =
  <Item>(name: string, ask: (api: Api, input: ItemInput, options: CallOptions) => Promise<Item>) =>
  (id: number) =>
    queryOptions({
      queryKey: ["staff", name, id],
      queryFn: ({ client, signal }) => ask(apiOf(client), { params: { id } }, { signal }),
      staleTime: 0,
    });

export const campaignsQuery = listQuery("campaigns", (api, input, options) =>
  api.callCounted("GET /api/admin/campaigns/", input, options),
);
export const productsQuery = listQuery("products", (api, input, options) =>
  api.callCounted("GET /api/admin/products/", input, options),
);
export const coursesQuery = listQuery("courses", (api, input, options) =>
  api.callCounted("GET /api/admin/courses/", input, options),
);

export const articlesQuery = listQuery("articles", (api, input, options) =>
  api.callCounted("GET /api/admin/articles/", input, options),
);

export const campaignQuery = itemQuery("campaign", (api, input, options) =>
  api.call("GET /api/admin/campaigns/:id/", input, options),
);
export const productQuery = itemQuery("product", (api, input, options) =>
  api.call("GET /api/admin/products/:id/", input, options),
);
export const courseQuery = itemQuery("course", (api, input, options) =>
  api.call("GET /api/admin/courses/:id/", input, options),
);
export const articleQuery = itemQuery("article", (api, input, options) =>
  api.call("GET /api/admin/articles/:id/", input, options),
);
export const eventQuery = itemQuery("event", (api, input, options) =>
  api.call("GET /api/admin/events/:id/", input, options),
);

export type ListQuery<Row> = ReturnType<typeof listQuery<Row>>;
export type ItemQuery<Item> = ReturnType<typeof itemQuery<Item>>;
