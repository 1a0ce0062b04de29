export { HomeProducts } from "./home-products.tsx";
export { homeProductQueries } from "./home-queries.ts";
