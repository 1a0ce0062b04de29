import { keepPreviousData } from "@tanstack/react-query";
import type { PageQuery } from "../../platform/preload.ts";
import { pagedQuery, readQuery } from "../../platform/query-client.ts";

const PRODUCTS_PER_PAGE = 24;

export const featuredProductsQuery = (limit: number) =>
  readQuery(["products", "featured", limit], "GET /api/products/", {
    query: { is_featured: "true", limit: String(limit) },
  });

/** A few products that match, from `offset` on. */
const someProductsQuery = (search: string, { offset, limit }: { offset: number; limit: number }) =>
  readQuery(
    ["products", "some", search, offset, limit],
    "GET /api/products/",
    { query: { search: search || undefined, offset: String(offset), limit: String(limit) } },
    { placeholderData: keepPreviousData },
  );

export const allProductsQuery = (search: string) =>
  pagedQuery(
    ["products", "all", search],
    "GET /api/products/",
    PRODUCTS_PER_PAGE,
    { query: { search: search || undefined } },
    { placeholderData: keepPreviousData },
  );

const STORES_FOUND = "5";

export const foundStoresQuery = (search: string) =>
  readQuery(
    ["stores", "found", search],
    "GET /api/stores/",
    { query: { search, limit: STORES_FOUND } },
    { placeholderData: keepPreviousData },
  );

export const productQuery = (slug: string) =>
  readQuery(["product", slug], "GET /api/products/:slug/", { params: { slug } });

const HOME_FEATURED = 4;
/** Items 5 to 10 of the list. */
const HOME_LIST = { offset: 4, limit: 6 };
const HOME_RESULTS = { offset: 0, limit: 10 };

export const homeFeaturedQuery = () => featuredProductsQuery(HOME_FEATURED);

export const homeProductsQuery = (search: string) =>
  someProductsQuery(search, search ? HOME_RESULTS : HOME_LIST);

export const homeProductQueries = (search: string): PageQuery[] =>
  search ? [homeProductsQuery(search)] : [homeFeaturedQuery(), homeProductsQuery(search)];
