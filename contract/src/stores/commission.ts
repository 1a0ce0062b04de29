/** The commission on a price, rounded down; the rest is the seller's. */
export const ujrahOf = (price: number, percent: number): number => Math.floor((price * percent) / 100);
