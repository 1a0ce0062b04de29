import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../../platform/pages.ts";
import { read, readPages } from "../../platform/query-client.ts";

const PRODUCTS_PER_PAGE = 24;

export function featuredProductsQuery(limit: number) {
  return queryOptions({
    queryKey: ["products", "featured", limit],
    queryFn: read("GET /api/products/", { query: { is_featured: "true", limit: String(limit) } }),
  });
}

/** A few products from `offset` on, of all or of those that match. */
export function someProductsQuery(search: string, { offset, limit }: { offset: number; limit: number }) {
  return queryOptions({
    queryKey: ["products", "some", search, offset, limit],
    queryFn: read("GET /api/products/", {
      query: { search: search || undefined, offset: String(offset), limit: String(limit) },
    }),
    placeholderData: keepPreviousData,
  });
}

export function allProductsQuery(search: string) {
  return infiniteQueryOptions({
    ...inPagesOf(PRODUCTS_PER_PAGE),
    queryKey: ["products", "all", search],
    queryFn: readPages("GET /api/products/", (offset) => ({
      query: { search: search || undefined, limit: String(PRODUCTS_PER_PAGE), offset },
    })),
    placeholderData: keepPreviousData,
  });
}

export function productQuery(slug: string) {
  return queryOptions({
    queryKey: ["product", slug],
    queryFn: read("GET /api/products/:slug/", { params: { slug } }),
  });
}
