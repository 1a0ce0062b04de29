/** After it, or if the cart has changed, the price of sending is asked again before the order is placed. */
export const PRICE_HOLDS_MINUTES = 60;
