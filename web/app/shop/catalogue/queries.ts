import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../../platform/pages.ts";
import { apiOf } from "../../platform/query-client.ts";

const PRODUCTS_PER_PAGE = 24;

export function featuredProductsQuery(limit: number) {
  return queryOptions({
    queryKey: ["products", "featured", limit],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        "GET /api/products/",
        { query: { is_featured: "true", limit: String(limit) } },
        { signal },
      ),
  });
}

/** A few products from `offset` on, of all or of those that match. */
export function someProductsQuery(search: string, { offset, limit }: { offset: number; limit: number }) {
  return queryOptions({
    queryKey: ["products", "some", search, offset, limit],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        "GET /api/products/",
        { query: { search: search || undefined, offset: String(offset), limit: String(limit) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function allProductsQuery(search: string) {
  return infiniteQueryOptions({
    ...inPagesOf(PRODUCTS_PER_PAGE),
    queryKey: ["products", "all", search],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).callCounted(
        "GET /api/products/",
        {
          query: { search: search || undefined, limit: String(PRODUCTS_PER_PAGE), offset: String(pageParam) },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function productQuery(slug: string) {
  return queryOptions({
    queryKey: ["product", slug],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/products/:slug/", { params: { slug } }, { signal }),
  });
}
