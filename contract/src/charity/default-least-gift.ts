/** The least gift, until staff choose another. Smaller gifts cost more to process than they bring. */
export const LEAST_GIFT = 1000;
