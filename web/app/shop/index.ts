export { CartCountProvider } from "./cart/cart-count.tsx";
export { homeProductQueries } from "./catalogue/home-queries.ts";
export { productQuery } from "./catalogue/queries.ts";
export { HomeProducts } from "./products/home-products.tsx";
export { ProductActions } from "./products/product-actions.tsx";
export { ProductCard } from "./products/product-card.tsx";
export { ProductDetail } from "./products/product-detail.tsx";
export { ProductHeaderActions } from "./products/product-header-actions.tsx";
