/** The most different products that a cart holds. */
export const CART_PRODUCTS_MOST = 100;
