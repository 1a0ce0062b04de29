/** Smaller gifts cost more to process than they bring. */
export const LEAST_GIFT = 1000;
