export { CartCountProvider } from "./cart-count.tsx";
export { HomeProducts } from "./home-products.tsx";
export { homeProductQueries } from "./home-queries.ts";
export { ProductActions } from "./product-actions.tsx";
export { ProductCard } from "./product-card.tsx";
export { ProductDetail } from "./product-detail.tsx";
export { ProductHeaderActions } from "./product-header-actions.tsx";
export { productQuery } from "./queries.ts";
