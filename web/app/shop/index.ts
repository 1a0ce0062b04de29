export { CartCountProvider } from "./cart/cart-count.tsx";
export { homeProductQueries, productQuery } from "./catalogue/queries.ts";
export { regionQuery } from "./delivery/queries.ts";
export { RegionField } from "./delivery/region-field.tsx";
export { HomeProducts } from "./products/home-products.tsx";
export { ProductActions } from "./products/product-actions.tsx";
export { ProductCard } from "./products/product-card.tsx";
export { ProductDetail } from "./products/product-detail.tsx";
export { ProductHeaderActions } from "./products/product-header-actions.tsx";
