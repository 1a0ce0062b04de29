import type { PageQuery } from "../../platform/preload.ts";
import { featuredProductsQuery, someProductsQuery } from "./queries.ts";

const HOME_FEATURED = 4;
/** Items 5 to 10 of the list. */
const HOME_LIST = { offset: 4, limit: 6 };
const HOME_RESULTS = { offset: 0, limit: 10 };

export const homeFeaturedQuery = () => featuredProductsQuery(HOME_FEATURED);

export function homeProductsQuery(search: string) {
  return someProductsQuery(search, search ? HOME_RESULTS : HOME_LIST);
}

export function homeProductQueries(search: string): PageQuery[] {
  return search ? [homeProductsQuery(search)] : [homeFeaturedQuery(), homeProductsQuery(search)];
}
