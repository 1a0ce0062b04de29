export { CartCountProvider } from "./cart-count.tsx";
export { HomeProducts } from "./home-products.tsx";
export { homeProductQueries } from "./home-queries.ts";
export { ProductCard } from "./product-card.tsx";
export { ProductDetail } from "./product-detail.tsx";
